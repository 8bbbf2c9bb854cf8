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
  sound("coin");
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
on("click", event => {
  if (!event.target.closest("#settings")) $("#settings")?.removeAttribute("open");
  const { load } = event.target.dataset ?? {};
  if (load) (event.preventDefault(), import(load));
});
settle();
navigator.serviceWorker?.register("/worker.js").catch(() => {});

// Sounds: the pages say what has happened, never what is hidden. Each is a tone or a hiss, dying away.

const voices = {
  card: ["", [2600], .07, .09], step: ["sine", [170, 120], .09, .16], coin: ["triangle", [1568, 2093], .16, .035],
  blow: ["", [240], .2, .3], horn: ["sawtooth", [196, 294], .8, .05], turn: ["sine", [523, 659], .2, .04],
};
let audio, hiss;
function sound(kind, later = 0) {
  if (!voices[kind] || kept.sound === "off" || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const [wave, pitches, length, loudness] = voices[kind], begin = audio.currentTime + later;
  pitches.forEach((pitch, place) => {
    const tone = wave ? audio.createOscillator() : audio.createBufferSource(), filter = audio.createBiquadFilter(), volume = audio.createGain();
    const start = begin + place * .09;
    if (wave) (tone.type = wave, tone.frequency.value = pitch);
    else tone.buffer = hiss ??= noise();
    filter.frequency.value = wave ? pitch * 4 : pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loudness, start + length / 8);
    volume.gain.setTargetAtTime(0, start + length / 8, length / 2);
    tone.connect(filter).connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + length * 3);
  });
}
function noise() {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate), samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return buffer;
}

// Touching. An action is a path of things; `walked` is its part touched so far. A finger sees what it does before it is sent.

let table = $("#table"), walked = [], news, byKeys, finger, asking = false;
let shown = table?.outerHTML;  // as the server made it: the stream begins with the same
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
  const within = (wish, size, room) => `${Math.max(edge, Math.min(wish, room - size - edge))}px`;
  box.style.left = within(spot.left + spot.width / 2 - width / 2, width, innerWidth);
  box.style.top = within(above > edge || below + height > innerHeight ? above : below, height, innerHeight);
}

function touch(each) {
  const name = each.dataset.thing;
  if (sent) return;
  if (walked.at(-1) === name && !each.hasAttribute("data-touch")) {
    const [only, ...others] = along();
    return finger && !others.length && only.path.length === walked.length ? only.button.click() : back();
  }
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
  if (!finger && !others.length && only.path.length === walked.length) return only.button.form.requestSubmit(only.button);
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
  const each = event.target.closest?.(".thing"), rules = event.target.closest?.("[data-aside]");
  if (event.target.closest?.("#help")) ask(!asking);
  else if (rules) aside(event, rules.href);
  else if (each && asking) (ask(false), tell(each));
  else if (each) held ? event.preventDefault() : touch(each);
  else if (!event.target.closest?.("form.choices")) back();
  held = false;
});

function ask(on) {
  asking = on;
  table.classList.toggle("asking", on);
  pressed($("#help", table), on);
}

async function aside(event, href) {
  event.preventDefault();
  const box = $("#aside"), answer = await fetch(href).then(got => got.text()).catch(() => {});
  const found = answer && $("main", new DOMParser().parseFromString(answer, "text/html"));
  if (!found) return window.open(href);
  all("form, .button, svg", found).forEach(each => each.remove());
  $("div", box).replaceChildren(...found.children);
  box.show();
}

// Keys: arrows go to the nearest touchable thing in their direction.

const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
on("keydown", event => {
  if (!table || event.ctrlKey || event.altKey || event.metaKey || event.target.matches?.("input, select, textarea")) return;
  byKeys = true;
  finger = false;
  hurry();
  const at = document.activeElement?.closest(".thing");
  if (ways[event.key] && !event.target.closest(".log, .lately, #settings, #aside")) arrow(event, at);
  else if (event.key === "Escape") (tip.hidden ? $("#aside").open ? $("#aside").close() : back() : hush());
  else if ((event.key === "Enter" || event.key === " ") && at) (event.preventDefault(), touch(at));
  else if (event.key === "?") at?.dataset.tip ? tell(at) : $("#keys").showModal();
  else if (event.key === "l") {
    const log = $("#log", table);
    if (!log) return;
    log.open = !log.open;
    if (log.open) $("ol", log).focus();
  }
});

function arrow(event, at) {
  const goals = all($("form.menu", table) ? "form.menu .open" : '[data-touch], form.choices [data-path=""], #go-on', table);
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
  if (far(best) < 1e9 || !goals.includes(here)) best.focus();  // a piece may stand in the middle of what has the focus
}
function middle(each) {
  const box = each.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

// Tips: on hover, on focus by keyboard, on a long press.

let held, press, told, clicked;
const tip = $("#tip");
function tell(each) {
  if (!each?.ariaLabel) return hush();
  told = each.dataset.thing;
  $("strong", tip).textContent = each.ariaLabel;
  $("p", tip).textContent = each.dataset.tip ?? "";
  tip.hidden = false;
  beside(tip, each);
}
function hush() {
  clearTimeout(press);
  tip.hidden = true;
}
const spot = event => [event.screenX, event.screenY].join();
on("pointerover", event => {
  if (event.pointerType !== "mouse" || spot(event) === clicked) return;  // the table has moved, not the mouse
  const each = event.target.closest?.("[data-tip]");
  hush();
  if (each) press = setTimeout(tell, 250, each);
});
on("pointerdown", event => {
  hush();
  if (!event.target.closest?.("button, summary, a")) hurry();  // what is pressed must be there when it is let go
  down = !event.button;
  held = byKeys = false;
  clicked = spot(event);
  finger = event.pointerType !== "mouse";
  const each = event.target.closest?.("[data-tip]");
  if (each && event.pointerType !== "mouse") press = setTimeout(() => { held = true; tell(each); }, 450);
});
for (const end of ["pointerup", "pointercancel"]) on(end, lift);
on("pointermove", event => { if (down && !event.buttons) lift(); });  // it was let go elsewhere
on("contextmenu", event => { if (held) event.preventDefault(); });
on("focusin", event => event.target.matches("[data-tip]:focus-visible") ? tell(event.target) : hush());
on("scroll", hush);

// From one page to the next: things travel, numbers count, focus and scrolling stay. What others do takes its time, one
// after the other, unless somebody touches anything; nothing waits for it.

const STEP = 500, OWN = 120;
const noted = (key, what) => new Map(all(`[data-${key}]`, table).map(each => [each.dataset[key], what(each)]));
const number = text => Number(text.replace("−", "-"));
const still = () => document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
const beat = steps => Math.min(STEP, 1800 / steps.length);  // whole deals are quicker
let coming = [], busy, down, moving = [];

function toEnd(scrolls) {
  for (const each of all("[data-scroll]", table)) each.scrollTo(...(scrolls?.get(each.dataset.scroll) ?? [1e6, 1e6]));
}

function follow(html) {
  if (busy || down) coming.push(html);
  else show(html);
}
function rest() {
  busy = null;
  while (!busy && !down && coming.length) show(coming.shift());  // not every one moves anything
}
// A table that came between press and click would swallow the click: it waits.
function lift() {
  clearTimeout(press);
  if (down) setTimeout(() => { down = false; if (!busy) rest(); }, 60);  // the click of a finger comes a little later
}
function hurry() {
  clearTimeout(busy);
  busy = null;
  moving.forEach(each => each.finish());
  moving = [];
  if (coming.length) show(coming.splice(0).at(-1));
}

// The answer to a POST may be late: what the stream has brought since, at the same ply, is no older; only a refusal is news.
function show(html, late) {
  if (html.trim() === news) return true;
  const fresh = $("#table", new DOMParser().parseFromString(html, "text/html"));
  if (!fresh) return false;
  const ply = Number(table.dataset.ply), ahead = Number(fresh.dataset.ply) - ply, moved = ahead !== 0;
  if (ahead < 0 || late && !ahead && !$(".error", fresh)) return true;  // overtaken on the way
  news = html.trim();
  coming = coming.filter(each => each.trim() !== news);
  if (fresh.outerHTML === shown) return light(), true;  // nothing was taken: all is as before the touch
  shown = fresh.outerHTML;
  const mine = !("staged" in fresh.dataset) && (table.dataset.turn || $("#go-on", table));
  const before = noted("thing", middle), counts = noted("count", each => each.textContent), at = document.activeElement, old = table;
  const focus = table.contains(at) && (at.dataset.thing ? `[data-thing="${CSS.escape(at.dataset.thing)}"]` : at.id ? `#${at.id}` : at.name && `[name="${at.name}"][value="${CSS.escape(at.value)}"]`);
  const typed = $("#say", table)?.value;
  const open = all("details[open]", table).map(each => each.id), scrolls = noted("scroll", each => [each.scrollLeft, each.scrollTop]);
  if (moved) (walked = [], sent = null);
  if (fresh.dataset.address && fresh.dataset.address !== table.dataset.address) visit(fresh.dataset.address);
  const said = fresh.dataset.news === table.dataset.news ? "" : fresh.dataset.news;
  if (said) $("#news").textContent = said;
  $(".gone")?.remove();
  if (moved && !still()) leave(old, fresh);
  else old.remove();
  $("header.site").after(fresh);
  table = fresh;
  open.forEach(id => { const each = $(`#${id}`, table); if (each && (id !== "resign" || !moved)) each.open = true; });
  if (typed && $("#say", table)) $("#say", table).value = typed;
  toEnd(moved ? null : scrolls);
  if (!along().length) walked = [];
  light();
  ask(asking);
  if (!tip.hidden) tell(thing(told));
  const quiet = tip.hidden && !moved;
  if (focus) ($(focus, table) ?? (byKeys && $("[data-touch], #go-on", table)) ?? table).focus?.({ preventScroll: true });
  if (quiet) hush();  // who has the focus again is not explained again
  if (moved) {
    table.classList.add("fresh");
    reveal();  // before anything travels: it looks where things are
    const steps = table.dataset.steps.split("|").map(step => step.split(" ")).filter(([at]) => at > ply);
    if (!still()) travel(before, counts, steps, mine ? OWN : STEP);
    steps.forEach(([, sounds], place) => sounds.split("+").forEach(each => sound(each, mine ? 0 : place * beat(steps) / 1000)));
    announce(ply, mine, said);
  }
  heading();
  return true;
}

// A lesson is where its address says: reloading and going back work as without this script.
function visit(address) {
  history.pushState(null, "", address);
  $("#settings [name=back]").value = address;
}
on("popstate", () => table?.dataset.address && location.reload(), window);

// The old table stays behind the new one, unseen but for what is gone, until that has faded.
function leave(old, fresh) {
  const { left, top, width, height } = old.getBoundingClientRect();
  const lost = all("[data-thing]", old).filter(each => !$(`[data-thing="${CSS.escape(each.dataset.thing)}"]`, fresh));
  if (!lost.length) return old.remove();
  lost.forEach(each => each.classList.add("lost"));
  for (const each of [old, ...all("[id], [data-thing], [name]", old)])
    for (const name of ["id", "name", "data-thing", "data-touch", "data-ply"]) each.removeAttribute(name);
  old.inert = true;
  old.classList.add("gone");
  Object.assign(old.style, { left: `${left + scrollX}px`, top: `${top + scrollY}px`, width: `${width}px`, height: `${height}px` });
  setTimeout(() => old.remove(), 700);
}

// Unlike a view transition this holds nothing up, also in SVG.
function travel(before, counts, steps, duration) {
  let end = 0;
  const went = new Set();
  const stage = new Map(steps.flatMap(([, , ...things], place) => things.map(name => [name, place])));
  const move = (each, frames) => {
    const delay = duration === OWN ? 0 : (stage.get(each.dataset.thing) ?? 0) * beat(steps);
    moving.push(each.animate(frames, { duration, delay, easing: "ease-in-out", fill: "backwards" }));
    end = Math.max(end, delay + duration);
    went.add(each.dataset.thing);
  };
  moving = [];
  for (const each of all("[data-thing]", table)) {
    const was = before.get(each.dataset.thing), now = middle(each);
    if (!was) { move(each, { opacity: [0, 1] }); continue; }
    const scale = each instanceof SVGElement ? each.ownerSVGElement.getScreenCTM().a : 1;
    const [x, y] = was.map((value, axis) => (value - now[axis]) / scale);
    if (Math.abs(x) + Math.abs(y) > 2) move(each, { translate: [`${x}px ${y}px`, "0 0"] });
  }
  for (const each of all("[data-count]", table)) {
    const last = each.textContent, goal = number(last), from = number(counts.get(each.dataset.count) ?? last), start = performance.now();
    const step = now => {
      const done = (now - start) / duration;
      each.textContent = done < 1 ? `${Math.round(from + (goal - from) * done)}`.replace("-", "−") : last;
      if (done < 1) requestAnimationFrame(step);
    };
    if (from !== goal) requestAnimationFrame(step);
  }
  for (const [, , ...things] of steps) if (duration === STEP && !things.some(name => went.has(name))) point(things, move);
  if (duration === STEP && end) busy = setTimeout(rest, end);
}

// Of something that moved unseen, everybody sees from where to where.
function point(things, move) {
  const [from, to] = things.map(thing);
  if (!from || !to) return;
  const mote = document.body.appendChild(document.createElement("i")), ways = [from, to].map(middle);
  mote.className = "mote";
  mote.dataset.thing = things[0];
  move(mote, { translate: ways.map(([x, y]) => `${x}px ${y}px`) });
  moving.at(-1).onfinish = () => mote.remove();
}

// What is being talked about has to be in sight as a whole, also where the hand would cover it; the hand itself lies at the edge.
function reveal() {
  const lit = $(".lit", table);
  if (!lit) return;
  const { left, top, width, height } = lit.getBoundingClientRect(), part = ".hand, .prompt";
  const covered = [.1, .5, .9].some(share => {
    const there = document.elementFromPoint(left + width / 2, top + share * height);
    return there?.closest(part) !== lit.closest(part);
  });
  if (covered) lit.scrollIntoView({ block: lit.closest(".hand") ? "nearest" : "center" });
}

function announce(ply, mine, said) {
  const lines = all(".log li", table).filter(line => Number(line.dataset.ply) > ply).map(line => line.textContent);
  const asked = $(".question", table).textContent, turn = table.dataset.turn;
  $("#news").textContent = [...lines, asked, said].join(" ").trim();
  if (!turn || mine) return;
  sound("turn", .3);
  if (document.hidden && may()) new Notification(turn, { body: asked, tag: location.pathname });
}

// Clocks: the server decides. This only shows how time goes by.

let drawn = 0;
function tick() {
  for (const each of all("[data-runs]", table)) {
    const left = Math.max(0, each.dataset.left - performance.now() + drawn);
    if (left < 864e5) each.textContent = new Date(left + 999).toISOString().slice(left < 36e5 ? 14 : 11, 19).replace(/^0/, "");
  }
}

function heading() {
  drawn = performance.now();
  document.title = (table.dataset.turn ? `● ${table.dataset.turn} · ` : "") + table.dataset.title;
}

// Out by POST. What was not taken waits for the line; twice changes nothing. The stream may be first.

let unsent, sent, heard = 0;
async function send(url, body) {
  const before = heard;
  unsent = null;
  if (body.has("action")) sent = body;  // until it is answered, nothing else is touched
  const answer = await fetch(url, { method: "POST", body, headers: { Accept: "text/html", "X-Fragment": "1" } }).catch(() => {});
  const html = await answer?.text().catch(() => {});
  if (sent === body) sent = null;
  if (html !== undefined && !table.dataset.stream) offline.hidden = true;
  if (html === undefined || answer.status > 428) (unsent = [url, body], lost());
  else if (!show(html, heard > before)) location.assign(answer.headers.get("X-Location") ?? location.href);
}
on("submit", event => {
  const form = event.target;
  if (!table?.contains(form)) return;
  event.preventDefault();
  walked = [];
  menu([]);
  table.classList.remove("walking");
  send(form.getAttribute("action"), new URLSearchParams(new FormData(form, event.submitter)));
  $("#say", form)?.form.reset();
});

// In by server-sent events. A line silent for 12 seconds is dead.

let line, watch, wait = 500;
const offline = $("#offline");
function listen() {
  clearTimeout(watch);
  line?.close();
  if (!table.dataset.stream) return unsent && send(...unsent);
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
    heard++;
    follow(event.data);
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
  reveal();
  listen();
  setInterval(tick, 250);
  on("online", listen, window);
  on("offline", lost, window);
  on("pageshow", event => event.persisted && listen(), window);
  on("pagehide", () => { clearTimeout(watch); line?.close(); }, window);
}
