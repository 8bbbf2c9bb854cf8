// Adds to the shuffle what nobody else can know, once the page has shown the commitment; at a table, at once.
// This browser remembers both, and says in the replay whether the server stands by them.
const $ = wanted => document.querySelector(wanted);
let kept = {};
try { kept = localStorage; } catch { /* forbidden */ }

const field = $("input[name=entropy]");
if (field) {
  const match = field.form.getAttribute("action").replace(/\/join$/, ""), promised = field.form.querySelector("code").textContent;
  const random = Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, "0")).join("");
  const [before, words] = kept[match]?.split(" ") ?? [];
  field.value = before === promised ? words : random;
  kept[match] = `${promised} ${field.value}`;
  if ("atOnce" in field.form.dataset) field.form.requestSubmit();
}

const proof = $("#fair dl"), remembered = kept[location.pathname.replace(/\/replay$/, "")];
if (proof && remembered) {
  const [promised, ...added] = [...proof.querySelectorAll("code")].map(code => code.textContent), [before, words] = remembered.split(" ");
  $(before === promised && added.includes(words) ? "#same" : "#differs").hidden = false;
}
