// The owner's cards: checked by the server while they are typed, and kept in this browser; own-deck.js offers them.
// Without this script the page is a form with a button, and the file is what is kept.
const $ = wanted => document.querySelector(wanted), KEY = "deck the-duel", PAUSE = 150;
const STEPS = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -4, ArrowRight: 4 };
let kept = {}, asked, timer;
try { kept = localStorage; } catch { /* forbidden */ }

async function send(body) {
  const mine = asked = {}, answer = await fetch($("#deck").action, { method: "POST", body }).catch(() => {}), html = await answer?.text();
  const fresh = html && new DOMParser().parseFromString(html, "text/html");
  // Somebody was quicker, or nobody answered.
  return mine === asked && fresh?.querySelector("#deck") ? fresh : null;
}
function keep() {
  if ($("#deck .error")) return;
  const { value } = $("#kept");
  if (value) kept[KEY] = value;
  else delete kept[KEY];
}
async function check() {
  const fresh = await send(new FormData($("#deck")));
  if (!fresh) return;
  const open = $("#deck details")?.open, places = [...document.querySelectorAll("[data-fresh]")];
  [...fresh.querySelectorAll("[data-fresh]")].forEach((each, place) => {
    if (each.innerHTML !== places[place].innerHTML) places[place].replaceChildren(...each.childNodes);
  });
  if (open && $("#deck details")) $("#deck details").open = true;
  keep();
}
async function take(file) {
  const body = new FormData($("form.open"));
  body.set("file", file);
  const fresh = await send(body);
  if (!fresh) return;
  $("#deck").replaceChildren(...fresh.querySelector("#deck").childNodes);
  keep();
}

async function choose(field) {
  if (field.files[0]) await take(field.files[0]);
  // Or the same file, put right, would be no change.
  field.value = "";
}

document.addEventListener("input", event => {
  if (event.target.id === "file") return choose(event.target);
  asked = null;
  clearTimeout(timer);
  timer = setTimeout(check, event.target.type === "checkbox" ? 0 : PAUSE);
});
document.addEventListener("keydown", event => {
  const switches = [...document.querySelectorAll(".switch input")], at = switches.indexOf(event.target);
  if (at < 0 || !STEPS[event.key]) return;
  event.preventDefault();
  switches[at + STEPS[event.key]]?.focus();
});
document.addEventListener("submit", event => { if (event.submitter?.value === "reset") delete kept[KEY]; });
if ("kept" in $("#deck").dataset && kept[KEY]) take(kept[KEY]);
