// Passkeys: what the browser's own dialog answers goes into the form, and the form is sent as any other.
const bytes = text => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), letter => letter.charCodeAt(0));
const text = buffer => btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
const named = list => (list ?? []).map(one => ({ ...one, id: bytes(one.id) }));

function asked(options) {
  const publicKey = { ...options, challenge: bytes(options.challenge) };
  if (options.user) publicKey.user = { ...options.user, id: bytes(options.user.id) };
  publicKey.excludeCredentials = named(options.excludeCredentials);
  publicKey.allowCredentials = named(options.allowCredentials);
  return navigator.credentials[options.user ? "create" : "get"]({ publicKey });
}

function answer({ id, rawId, type, response }) {
  const told = {};
  for (const part of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]) {
    if (response[part]) told[part] = text(response[part]);
  }
  return JSON.stringify({ id, rawId: text(rawId), type, response: told });
}

for (const form of document.querySelectorAll("form[data-passkey]")) {
  form.hidden = !window.PublicKeyCredential;
  form.addEventListener("submit", async event => {
    const field = form.elements.credential, failed = form.querySelector(".error");
    if (field.value) return;
    event.preventDefault();
    try {
      field.value = answer(await asked(JSON.parse(form.dataset.passkey)));
      form.submit();
    } catch {
      failed.hidden = false;
    }
  });
}
