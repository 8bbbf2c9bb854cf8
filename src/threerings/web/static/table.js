// Without this script every page works by forms; with it a table is touched, and follows the match.
const $ = (wanted, root = document) => root.querySelector(wanted);
const all = (wanted, root = document) => [...root.querySelectorAll(wanted)];
const on = (type, act, where = document) => where?.addEventListener(type, act);
document.documentElement.classList.add("touched");
let kept = {};
try { kept = localStorage; } catch { /* forbidden */ }

// Settings: the theme at once, sound and notices in this browser only.

const pressed = (button, on) => button?.setAttribute("aria-pressed", on);
const may = () => window.Notification?.permission === "granted" && kept.notify !== "off";
const settle = () => {
  pressed($("#sound"), kept.sound !== "off");
  pressed($("#notify"), may());
};
on("click", () => {
  kept.sound = kept.sound === "off" ? "on" : "off";
  settle();
  chime([660]);
}, $("#sound"));
on("click", async () => {
  kept.notify = may() ? "off" : "on";
  if (kept.notify === "on") await window.Notification?.requestPermission();
  settle();
}, $("#notify"));
on("submit", event => {
  const button = event.submitter;
  if (button?.name !== "theme") return;
  event.preventDefault();
  document.documentElement.dataset.theme = button.value;
  all("[name=theme]").forEach(each => pressed(each, each === button));
  fetch(event.target.action, { method: "POST", body: new URLSearchParams(new FormData(event.target, button)) }).catch(() => {});
}, $("#settings form"));
on("click", event => { if (!event.target.closest("#settings")) $("#settings")?.removeAttribute("open"); });
settle();

let audio;
function chime(notes) {
  if (kept.sound === "off" || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  notes.forEach((pitch, place) => {
    const tone = audio.createOscillator(), volume = audio.createGain(), start = audio.currentTime + place * .11;
    tone.frequency.value = pitch;
    volume.gain.value = .04;
    volume.gain.setTargetAtTime(0, start, .08);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + .4);
  });
}

// Touching. An action is a path of things; `walked` is its part touched so far.

let table = $("#table"), walked = [], news, byKeys;
const thing = name => $(`[data-thing="${CSS.escape(name)}"]`, table);
const actions = () => all("button[name=action]", table).map(button => ({ button, path: button.dataset.path.match(/\S+/g) ?? [] }));
const along = () => actions().filter(({ path }) => path.length && walked.every((name, place) => path[place] === name));

function light() {
  const open = along(), next = new Set(open.map(({ path }) => path[walked.length]));
  for (const each of all(".thing", table)) {
    const can = next.has(each.dataset.thing), taken = walked.includes(each.dataset.thing);
    each.toggleAttribute("data-touch", can);
    each.classList.toggle("taken", taken);
    each.setAttribute("role", can || taken ? "button" : each instanceof SVGElement ? "img" : "group");
    if (can || taken || each.dataset.tip) each.setAttribute("tabindex", 0);
    else each.removeAttribute("tabindex");
  }
  table.classList.toggle("walking", walked.length > 0);
  menu(walked.length ? open.filter(({ path }) => path.length === walked.length) : []);
}

function menu(ending) {
  const form = $("form.choices", table);
  if (!form) return;
  for (const { button } of actions()) button.classList.toggle("open", ending.some(each => each.button === button));
  form.classList.toggle("menu", ending.length > 0);
  form.style.left = form.style.top = "";
  if (!ending.length) return;
  beside(form, thing(walked.at(-1)));
  if (byKeys) ending[0].button.focus();
}

function beside(box, mark) {
  const spot = mark.getBoundingClientRect(), { offsetWidth: width, offsetHeight: height } = box, edge = 8;
  const above = spot.top - height - edge, below = spot.bottom + edge;
  box.style.left = `${Math.max(edge, Math.min(spot.left + spot.width / 2 - width / 2, innerWidth - width - edge))}px`;
  box.style.top = `${Math.max(edge, above > edge || below + height > innerHeight ? above : below)}px`;
}

function touch(each) {
  const name = each.dataset.thing;
  if (sent) return;
  if (walked.at(-1) === name && !each.hasAttribute("data-touch")) return back();
  if (!each.hasAttribute("data-touch")) {
    const asked = [...walked, name].map(one => ["thing", one]);
    walked = [];
    light();
    if (each.hasAttribute("data-touch")) return touch(each);  // another beginning
    tell(each);
    if (table.dataset.why) send(table.dataset.why, new URLSearchParams([...asked, ["_csrf_token", table.dataset.csrf]]));
    return;
  }
  walked.push(name);
  const [only, ...others] = along();
  if (!others.length && only.path.length === walked.length) return only.button.form.requestSubmit(only.button);
  light();
  if (byKeys && !$("form.menu", table)) $("[data-touch]", table)?.focus();
}

function back() {
  if (!walked.length) return;
  const name = walked.pop();
  light();
  thing(name)?.focus({ preventScroll: true });
}

on("click", event => {
  if (!table) return;
  const each = event.target.closest?.(".thing");
  if (each) held ? event.preventDefault() : touch(each);
  else if (!event.target.closest?.("form.choices")) back();
  held = false;
});

// Keys: arrows go to the nearest touchable thing in their direction.

const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
on("keydown", event => {
  if (!table || event.ctrlKey || event.altKey || event.metaKey || event.target.matches?.("input, select, textarea")) return;
  byKeys = true;
  const at = document.activeElement?.closest(".thing");
  if (ways[event.key] && !event.target.closest(".log, #settings")) arrow(event, at);
  else if (event.key === "Escape") tip.hidden ? back() : hush();
  else if ((event.key === "Enter" || event.key === " ") && at) (event.preventDefault(), touch(at));
  else if (event.key === "?") at?.dataset.tip ? tell(at) : $("#keys").showModal();
  else if (event.key === "l") {
    const log = $("#log", table);
    log.open = !log.open;
    if (log.open) $("ol", log).focus();
  }
});

function arrow(event, at) {
  const goals = all($("form.menu", table) ? "form.menu .open" : '[data-touch], form.choices [data-path=""]', table);
  const here = document.activeElement, [dx, dy] = ways[event.key];
  if (!goals.length) return;
  event.preventDefault();
  if (!at && !goals.includes(here)) return goals[0].focus();
  const [left, top] = middle(here);
  const far = goal => {
    const [x, y] = middle(goal), ahead = (x - left) * dx + (y - top) * dy;
    return ahead > 4 ? ahead + 2.5 * Math.abs((x - left) * dy + (y - top) * dx) : 1e9;
  };
  const [best] = goals.sort((one, other) => far(one) - far(other));
  if (far(best) < 1e9) best.focus();
}
function middle(each) {
  const box = each.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

// Tips: on hover, on focus by keyboard, on a long press.

let held, press, told;
const tip = $("#tip");
function tell(each) {
  if (!each?.dataset.tip) return hush();
  told = each.dataset.thing;
  $("strong", tip).textContent = each.getAttribute("aria-label");
  $("p", tip).textContent = each.dataset.tip;
  tip.hidden = false;
  beside(tip, each);
}
function hush() {
  clearTimeout(press);
  tip.hidden = true;
}
on("pointerover", event => {
  if (event.pointerType !== "mouse") return;
  const each = event.target.closest?.("[data-tip]");
  hush();
  if (each) press = setTimeout(tell, 250, each);
});
on("pointerdown", event => {
  hush();
  held = byKeys = false;
  const each = event.target.closest?.("[data-tip]");
  if (each && event.pointerType !== "mouse") press = setTimeout(() => { held = true; tell(each); }, 450);
});
for (const end of ["pointerup", "pointercancel"]) on(end, () => clearTimeout(press));
on("contextmenu", event => { if (held) event.preventDefault(); });
on("focusin", event => event.target.matches(":focus-visible") ? tell(event.target) : hush());
on("scroll", hush);

// From one page to the next: things travel, numbers count, focus and scrolling stay.

const noted = (key, what) => new Map(all(`[data-${key}]`, table).map(each => [each.dataset[key], what(each)]));
const number = text => Number(text.replace("−", "-"));

function toEnd(scrolls) {
  for (const each of all("[data-scroll]", table)) each.scrollTo(...(scrolls?.get(each.dataset.scroll) ?? [1e6, 1e6]));
}

function show(html) {
  if (html.trim() === news) return true;
  const fresh = $("#table", new DOMParser().parseFromString(html, "text/html"));
  if (!fresh) return false;
  if (Number(fresh.dataset.ply) < Number(table.dataset.ply)) return true;  // overtaken on the way
  news = html.trim();
  const ply = table.dataset.ply, moved = fresh.dataset.ply !== ply, mine = table.dataset.turn;
  const before = noted("thing", middle), counts = noted("count", each => each.textContent), at = document.activeElement;
  const focus = table.contains(at) && (at.dataset.thing ? `[data-thing="${CSS.escape(at.dataset.thing)}"]` : at.id ? `#${at.id}` : at.name && `[name="${at.name}"][value="${CSS.escape(at.value)}"]`);
  const open = all("details[open]", table).map(each => each.id), scrolls = noted("scroll", each => [each.scrollLeft, each.scrollTop]);
  if (moved) (walked = [], sent = null);
  if (fresh.dataset.news) $("#news").textContent = fresh.dataset.news;
  table.replaceWith(document.adoptNode(fresh));
  table = fresh;
  open.forEach(id => { const each = document.getElementById(id); if (each && (id !== "resign" || !moved)) each.open = true; });
  toEnd(moved ? null : scrolls);
  if (!along().length) walked = [];
  light();
  if (!tip.hidden) tell(thing(told));
  if (focus) ($(focus, table) ?? (byKeys && $("[data-touch]", table)) ?? table).focus?.({ preventScroll: true });
  if (moved) {
    table.classList.add("fresh");
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches && !document.hidden) travel(before, counts);
    announce(Number(ply), mine);
  }
  heading();
  return true;
}

// Unlike a view transition this holds nothing up, also in SVG.
function travel(before, counts) {
  for (const each of all("[data-thing]", table)) {
    const was = before.get(each.dataset.thing), now = middle(each);
    if (!was) continue;
    const scale = each instanceof SVGElement ? each.ownerSVGElement.getScreenCTM().a : 1;
    const [x, y] = was.map((value, axis) => (value - now[axis]) / scale);
    if (Math.abs(x) + Math.abs(y) > 2) each.animate({ translate: [`${x}px ${y}px`, "0 0"] }, { duration: 120, easing: "ease-out" });
  }
  for (const each of all("[data-count]", table)) {
    const last = each.textContent, goal = number(last), from = number(counts.get(each.dataset.count) ?? last), start = performance.now();
    const step = now => {
      const done = (now - start) / 120;
      each.textContent = done < 1 ? `${Math.round(from + (goal - from) * done)}`.replace("-", "−") : last;
      if (done < 1) requestAnimationFrame(step);
    };
    if (from !== goal) requestAnimationFrame(step);
  }
}

function announce(ply, mine) {
  const lines = all(".log li", table).filter(line => Number(line.dataset.ply) > ply).map(line => line.textContent);
  const asked = $(".question", table).textContent, turn = table.dataset.turn;
  $("#news").textContent = [...lines, asked].join(" ");
  if ("over" in table.dataset) chime([392, 523, 659]);
  else if (turn && !mine) {
    chime([523, 659]);
    if (document.hidden && may()) new Notification(turn, { body: asked, tag: location.pathname });
  } else chime([440]);
}

function heading() {
  document.title = (table.dataset.turn ? `● ${table.dataset.turn} · ` : "") + table.dataset.title;
}

// Out by POST. What was not taken waits for the line; twice changes nothing. The stream may be first.

let unsent, sent;
async function send(url, body) {
  unsent = null;
  sent = body;
  const answer = await fetch(url, { method: "POST", body, headers: { Accept: "text/html", "X-Fragment": "1" } }).catch(() => {});
  const html = await answer?.text().catch(() => {});
  if (sent === body) sent = null;
  if (html === undefined || answer.status > 428) (unsent = [url, body], lost());
  else if (!show(html)) location.assign(answer.headers.get("X-Location") ?? location.href);
}
on("submit", event => {
  const form = event.target;
  if (!table?.contains(form)) return;
  event.preventDefault();
  walked = [];
  menu([]);
  table.classList.remove("walking");
  send(form.getAttribute("action"), new URLSearchParams(new FormData(form, event.submitter)));
});

// In by server-sent events. A line silent for 12 seconds is dead.

let line, watch, wait = 500;
const offline = $("#offline");
function listen() {
  clearTimeout(watch);
  line?.close();
  if (!table.dataset.stream) return;
  line = new EventSource(table.dataset.stream);
  watch = setTimeout(lost, 12000);
  const alive = () => {
    clearTimeout(watch);
    watch = setTimeout(lost, 12000);
    wait = 500;
    offline.hidden = true;
    if (unsent) send(...unsent);
  };
  on("error", lost, line);
  on("ping", alive, line);
  on("table", event => {
    alive();
    show(event.data);
  }, line);
}
function lost() {
  line?.close();
  offline.hidden = false;
  clearTimeout(watch);
  watch = setTimeout(listen, wait);
  wait = Math.min(wait * 1.6, 4000);
}

if (table) {
  light();
  heading();
  toEnd();
  listen();
  on("online", listen, window);
  on("offline", lost, window);
  on("pageshow", event => event.persisted && listen(), window);
  on("pagehide", () => { clearTimeout(watch); line?.close(); }, window);
}
