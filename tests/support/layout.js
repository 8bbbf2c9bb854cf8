// What is wrong with the page as it is laid out now: a list of short sentences, empty if nothing is.
() => {
  const DESK = matchMedia("(min-width: 60rem) and (min-height: 34rem)").matches;
  const FRAMES = ".card > svg, .plate, .store, .effect, .co-piece, .co-card, .co-plan, .co-side, .co-alarm p, .co-stage, .me-card, .me-tile, .me-small, .me-standing, .me-area, .me-pile, .me-stack, .me-offer, .button";
  const AREAS = ".prompt, .board, .hand, .plate, .lane, .co-map, .co-party, .me-layout, .me-area, .me-standing, .me-map, .me-track, .me-tops";
  const ABOVE = "header.site, .prompt, .hand, .co-stage, .co-plans, .me-offer";  // meant to lie upon the board where it is not asked about
  const LEAST = 11, FINGER = 40;
  const found = new Set();
  const all = (wanted, root = document) => [...root.querySelectorAll(wanted)];
  const box = each => each.getBoundingClientRect();
  const said = text => `'${text.trim().replace(/\s+/g, " ").slice(0, 30)}'`;
  const seen = each => each.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }) && !each.closest(".unseen, .skip") && box(each).width > 0;
  const name = each => each.dataset?.thing || each.getAttribute("class") || each.tagName;
  const within = (inner, outer, slack = 1.5, more = 0) => inner.left >= outer.left - slack && inner.right <= outer.right + slack && inner.top >= outer.top - slack - more && inner.bottom <= outer.bottom + slack + more;
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const styles = new Map();
  const style = each => styles.get(each) ?? styles.set(each, { ...(({ overflowX, overflowY, fontSize }) => ({ overflowX, overflowY, fontSize }))(getComputedStyle(each)) }).get(each);
  const scrolls = each => ["auto", "scroll"].includes(style(each).overflowY);

  // Texts

  function* texts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode, owner = text.parentElement;
      if (/[\p{L}\p{N}]/u.test(text.textContent) && seen(owner) && !owner.closest("dialog, script")) yield [text, owner];
    }
  }
  const ink = (text, owner) => {
    if (owner.ownerSVGElement) return box(owner);
    const range = document.createRange();
    range.selectNodeContents(text);
    return range.getBoundingClientRect();
  };
  const size = owner => {
    const font = parseFloat(style(owner).fontSize);
    return owner.ownerSVGElement ? font * owner.getScreenCTM().d : font;
  };
  const beneath = new CSSStyleSheet();
  beneath.replaceSync("* { pointer-events: auto !important; }");

  const readable = [...texts()].map(([text, owner]) => [text.textContent, owner, ink(text, owner)]).filter(([, , place]) => place.width > 0);
  for (const [text, owner, place] of readable) {
    if (size(owner) < LEAST - .05) found.add(`${size(owner).toFixed(1)} px: ${said(text)} in ${name(owner)}`);
    for (let around = owner; around && around !== document.body; around = around.parentElement) {
      if (around.ownerSVGElement || style(around).overflowX === "visible" && style(around).overflowY === "visible") continue;
      const edge = box(around);
      if (place.left < edge.left - 1.5 || place.right > edge.right + 1.5) found.add(`cut at the side: ${said(text)} by ${name(around)}`);
      if (!scrolls(around) && (place.top < edge.top - 2 || place.bottom > edge.bottom + 2)) found.add(`cut: ${said(text)} by ${name(around)}`);
      if (scrolls(around)) break;
    }
    const frame = owner.closest(FRAMES), edge = frame && box(frame.querySelector(":scope > .me-frame") ?? frame);
    if (frame && !within(place, edge, 1.5, .12 * size(owner))) found.add(`crosses its frame: ${said(text)} ${name(frame)} by ${[edge.left - place.left, place.right - edge.right, edge.top - place.top, place.bottom - edge.bottom].map(by => Math.round(by)).filter(by => by > 0)}`);
  }

  // Parts

  if (document.documentElement.scrollWidth > innerWidth) found.add(`the page scrolls sideways: ${document.documentElement.scrollWidth}`);
  for (const each of all("main, main *")) {
    if (!each.ownerSVGElement && each.scrollWidth > each.clientWidth + 1 && each.clientWidth && style(each).overflowX !== "visible" && seen(each)) found.add(`scrolls or cuts sideways: ${name(each)}`);
  }
  if (DESK) {
    if (document.documentElement.scrollHeight > innerHeight + 1) found.add("the page scrolls");
    for (const each of all(".prompt, .board, .hand, .board > *")) if (each.scrollHeight > each.clientHeight + 1 && scrolls(each)) found.add(`scrolls: ${name(each)} by ${each.scrollHeight - each.clientHeight}`);
    for (const each of all(AREAS)) if (seen(each) && !within(box(each), window_)) found.add(`not in sight: ${name(each)}`);
    const board = box(document.querySelector(".board"));
    for (const each of all(".board .thing")) if (seen(each) && !within(box(each), board, 6)) found.add(`outside the board: ${name(each)}`);
  }

  // There is some air around a figure in its box.
  if (DESK) for (const each of all(".store, .plaque, .plate")) for (const figure of all("[data-thing^=figure] use")) {
    const one = box(each), other = box(figure);
    if (Math.min(one.right, other.right) - Math.max(one.left, other.left) > 8 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 8) found.add(`${name(each)} lies upon ${name(figure.parentElement)} by ${Math.round(Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))} px`);
  }

  // Fingers, and what lies upon what

  const hit = (each, x, y) => { const met = document.elementFromPoint(x, y); return met && (each === met || each.contains(met)); };
  const centre = each => { const { left, right, top, bottom } = box(each); return [(left + right) / 2, (top + bottom) / 2]; };
  for (const each of all("main [data-touch], main .button, main summary, main .controls a")) {
    if (!seen(each) || each.closest("dialog, .log")) continue;
    if (!DESK) each.scrollIntoView({ block: "center" });
    const [x, y] = centre(each), { width, height } = box(each);
    if (!hit(each, x, y)) found.add(`covered: ${name(each)} by ${name(document.elementFromPoint(x, y) ?? document.body)}`);
    const reach = FINGER / 2 - 1;
    const reached = (across, down) => hit(each, x + across, y + down);
    if (!DESK && (width < FINGER - .5 && !(reached(-reach, 0) && reached(reach, 0)) || height < FINGER - .5 && !(reached(0, -reach) && reached(0, reach)))) found.add(`small for a finger: ${name(each)} ${Math.round(width)}x${Math.round(height)}`);
  }
  scrollTo(0, 0);
  all("main, .board, .board > *").forEach(each => { each.scrollTop = 0; });
  const sheets = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [...sheets, beneath];
  for (const [text, owner] of readable) {
    if (!owner.closest(".board, .hand") || owner.closest(".me-covered")) continue;
    const [node] = [...owner.childNodes].filter(each => each.textContent === text), place = ink(node ?? owner, owner);
    for (const part of [.1, .5, .9]) {
      const met = document.elementFromPoint(place.left + part * place.width, (place.top + place.bottom) / 2);
      if (met && !met.contains(owner) && !owner.contains(met) && !met.closest(ABOVE) && !(met.closest("[data-thing^=figure]") && owner.closest(".bridge"))) found.add(`hidden: ${said(text)} of ${name(owner.closest("[data-thing]") ?? owner)} by ${name(met.closest("[data-thing]") ?? met)}`);
    }
  }
  document.adoptedStyleSheets = sheets;
  return [...found];
}
