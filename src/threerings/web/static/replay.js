// A replay without loading the page again: keys, slider, play and pause. Without this script every step is a link.
const $ = wanted => document.querySelector(wanted);
const PACE = 1400, keys = {
  ArrowLeft: "back", ArrowRight: "forward", ArrowUp: "turn-back", ArrowDown: "turn-forward", PageUp: "turn-back", PageDown: "turn-forward",
  Home: "first", End: "last",
};
let running, wanted;

async function go(address) {
  wanted = address;
  const answer = await fetch(address).catch(() => {}), html = await answer?.text();
  if (wanted !== address) return;  // somebody was quicker
  if (!answer?.ok) return location.assign(address);
  const fresh = new DOMParser().parseFromString(html, "text/html"), main = $("main.replay"), next = fresh.querySelector("main.replay");
  if (!next) return location.assign(address);
  const focus = document.activeElement?.id, open = [...main.querySelectorAll("details[open]")].map(each => each.id);
  main.replaceWith(document.adoptNode(next));
  history.replaceState(null, "", address);
  open.forEach(id => { const each = document.getElementById(id); if (each) each.open = true; });
  if (focus) (document.getElementById(focus) ?? $("#move")).focus({ preventScroll: true });
  settle();
}

function settle() {
  $("#run").setAttribute("aria-pressed", Boolean(running));
  const now = $(".story .now"), list = $(".story");
  if (now) list.scrollTop = now.offsetTop - list.offsetTop - list.clientHeight / 2;
}

async function play() {
  while (running) {
    const at = $("#forward");
    if (!at) break;
    await go(at.href);
    await new Promise(done => { running = setTimeout(done, PACE); });
  }
  halt();
}
function halt() {
  clearTimeout(running);
  running = null;
  settle();
}
function toggle() {
  if (running) return halt();
  running = 1;
  play();
}

document.addEventListener("click", event => {
  const link = event.target.closest?.("main.replay nav a, .story a, .curve a, .turning a, #choices a");
  if (event.target.closest?.("#run")) return toggle();
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (running) halt();
  go(link.getAttribute("href"));  // that of a drawing is no text
});
document.addEventListener("input", event => {
  if (event.target.id !== "move") return;
  if (running) halt();
  go(`?${new URLSearchParams(new FormData(event.target.form))}`);
});
document.addEventListener("change", event => { if (event.target.name === "seat") event.target.form.requestSubmit(); });
document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.target.matches?.("select, textarea, summary, input:not(#move)")) return;
  if (event.key === " " && !event.target.closest?.("button, a")) (event.preventDefault(), toggle());
  if (!keys[event.key] || event.target.closest?.(".story")) return;
  event.preventDefault();
  if (running) halt();
  const link = document.getElementById(keys[event.key]);
  if (link?.href) go(link.href);
});
settle();
