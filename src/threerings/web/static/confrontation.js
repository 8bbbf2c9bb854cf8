// Setting up The Confrontation: any piece to any place, in any order, by tap, drag or keys. Nothing is sent before
// "ready": then the buttons of the page are pressed in the order of the rules, each when the page shows the one before.
// So whatever holds for a button holds here: a stale page, a lost line, another tab, a reload.
const $ = (wanted, root = document) => root.querySelector(wanted);
const all = (wanted, root = document) => [...root.querySelectorAll(wanted)];
const PLACES = 9, FAR = 6, OURS = ".co-idle, [data-slot], [data-setup]";
let kept = {};
try { kept = localStorage; } catch { /* forbidden */ }

let setup, plan = [], picked, ready, pressed, drag;
const nameOf = token => token?.dataset.thing.slice("piece-".length);
const tokens = () => all(".co-idle", setup);
const token = name => tokens().find(each => nameOf(each) === name);
const slot = number => $(`[data-slot="${number}"]`);
const whole = () => plan.filter(Boolean).length === PLACES;
const last = () => kept[`confrontation-${setup.dataset.side}`]?.split(" ") ?? [];

// A new page: what stands on it by now is no longer ours to plan.
function meet() {
  const found = $("#table .co-setup");
  if (found === setup) return;
  if (found?.dataset.side !== setup?.dataset.side) (plan = [], picked = ready = pressed = null);
  setup = found;
  if (!setup) return;
  plan = Array.from({ length: PLACES }, (_, number) => slot(number) && token(plan[number]) ? plan[number] : undefined);
  show();
  press();
}

// The next of the planned pieces. Where another tab was quicker, those that are left move up.
function press() {
  const table = $("#table"), placed = PLACES - tokens().length, left = plan.filter(Boolean);
  const button = ready && $(`button[name=action][value="place ${plan[placed] ?? left[0]}"]`, table);
  if (!button || pressed === table.dataset.ply) return;
  pressed = table.dataset.ply;
  button.form.requestSubmit(button);
}

function show() {
  for (const each of tokens()) {
    const name = nameOf(each);
    each.parentElement.classList.toggle("co-set", plan.includes(name));
    each.parentElement.classList.toggle("co-picked", name === picked);
  }
  for (const each of all("[data-slot]")) fill(each, plan[each.dataset.slot]);
  $("[data-setup=ready]", setup).disabled = ready || all("[data-slot]").some(each => !plan[each.dataset.slot]);
  $("[data-setup=clear]", setup).disabled = !plan.some(Boolean);
  const plans = $(".co-plans"), before = $("[data-setup=last]");
  plans?.classList.toggle("co-chosen", plan.some(Boolean));
  if (before) before.disabled = !fits(last());
}

function fill(each, name) {
  const own = token(name);
  each.place ??= [each.getAttribute("aria-label"), ...each.childNodes];
  const [place, ...empty] = each.place;
  each.replaceChildren(...(own ? [...own.cloneNode(true).childNodes] : empty));
  each.classList.toggle("co-filled", Boolean(own));
  each.classList.toggle("co-picked", Boolean(own) && name === picked);
  each.setAttribute("role", "button");
  each.setAttribute("tabindex", 0);
  each.setAttribute("aria-label", own ? `${place}: ${$(".co-who", own).textContent}` : place);
  each.toggleAttribute("data-touch", true);
  if (own) each.dataset.tip = own.dataset.tip;
  else delete each.dataset.tip;
}

const fits = order => order.length === PLACES && order.every(token);
function shuffled(names) {
  for (let place = names.length - 1; place > 0; place--) {
    const other = crypto.getRandomValues(new Uint32Array(1))[0] % (place + 1);
    [names[place], names[other]] = [names[other], names[place]];
  }
  return names;
}

function wish(what) {
  ready = picked = null;
  if (what === "ready") {
    ready = true;
    pressed = null;
    if (whole()) kept[`confrontation-${setup.dataset.side}`] = plan.join(" ");
    press();
  } else if (what === "clear") plan = [];
  else plan = what === "random" ? shuffled(tokens().map(nameOf)) : what === "last" ? last() : what.split(" ");
  show();
}

// A piece and a place: who stood there goes where the piece was.
function put(name, number) {
  const from = plan.indexOf(name), other = plan[number];
  plan[number] = name;
  if (from >= 0 && from !== number) plan[from] = other;
  ready = picked = null;
  show();
}

function take(each) {
  if (each.dataset.setup) return each.disabled || wish(each.dataset.setup);
  const number = each.dataset.slot === undefined ? -1 : Number(each.dataset.slot);
  const name = number < 0 ? nameOf(each) : plan[number];
  if (picked && number >= 0) return put(picked, number);
  picked = picked === name ? null : name;
  ready = null;
  show();
}

const ours = event => setup && event.target.closest?.(OURS);
function hear(type, act) {
  window.addEventListener(type, act, { capture: true });
}
hear("click", event => {
  const each = ours(event);
  if (!each) return;
  event.stopPropagation();
  if (drag?.moved) drag = null;
  else take(each);
});
hear("keydown", event => {
  const each = ours(event);
  if (!each || each.dataset.setup || (event.key !== "Enter" && event.key !== " ")) return;
  event.preventDefault();
  event.stopPropagation();
  take(each);
  if (picked) (all("[data-slot]").find(one => !plan[one.dataset.slot]) ?? slot(0))?.focus();
});

// Dragging: a likeness follows the pointer.
hear("pointerdown", event => {
  const each = ours(event), name = each && (each.dataset.slot ? plan[each.dataset.slot] : nameOf(each.closest(".co-idle")));
  drag = name && event.button === 0 ? { name, x: event.clientX, y: event.clientY } : null;
});
hear("pointermove", event => {
  if (!drag || Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < FAR && !drag.moved) return;
  if (!drag.moved) {
    drag.likeness = token(drag.name)?.cloneNode(true);
    if (!drag.likeness) return (drag = null);
    delete drag.likeness.dataset.thing;
    drag.likeness.classList.replace("thing", "co-likeness");
    setup.append(drag.likeness);
    drag.moved = true;
  }
  drag.likeness.style.left = `${event.clientX}px`;
  drag.likeness.style.top = `${event.clientY}px`;
});
hear("pointerup", event => {
  if (!drag?.moved) return (drag = null);
  drag.likeness.remove();
  const under = document.elementFromPoint(event.clientX, event.clientY), goal = under?.closest("[data-slot]");
  if (goal) put(drag.name, Number(goal.dataset.slot));
  else if (under?.closest(".co-setup") && plan.includes(drag.name)) (plan[plan.indexOf(drag.name)] = undefined, show());
  setTimeout(() => { drag = null; });  // after the click that ends it
});
hear("pointercancel", () => {
  drag?.likeness?.remove();
  drag = null;
});

new MutationObserver(meet).observe(document.body, { childList: true, subtree: true });
meet();
