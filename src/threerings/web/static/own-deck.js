// Offers the owner's cards, which deck.js has kept in this browser, for a new match.
const KEY = "deck the-duel", field = document.querySelector("#option-deck"), offer = document.querySelector("#own-deck");
let kept = {};
try { kept = localStorage; } catch { /* forbidden */ }

if (field?.defaultValue) kept[KEY] = field.defaultValue;
if (field && kept[KEY]) {
  offer.hidden = false;
  offer.addEventListener("change", event => { field.value = event.target.value === "mine" ? kept[KEY] : ""; });
}
