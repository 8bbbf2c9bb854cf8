// For a new match the owner's cards are offered, if this browser keeps any.
const field = document.querySelector("#option-deck"), own = document.querySelector("#own-deck"), KEY = "deck the-duel";
let kept = {};
try { kept = localStorage; } catch { /* forbidden */ }
if (field.defaultValue) kept[KEY] = field.defaultValue;
if (kept[KEY]) {
  own.hidden = false;
  own.addEventListener("change", event => { field.value = event.target.value === "mine" ? kept[KEY] : ""; });
}
