// Being told with the page closed: the browser's push service names an address, and the house is given it.
async function subscribe(csrf) {
  if (await Notification.requestPermission() !== "granted") return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = await fetch("/notices/key").then(answer => answer.text());
  await (await pushManager.getSubscription())?.unsubscribe();
  const { endpoint, keys } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })).toJSON();
  const body = new URLSearchParams({ endpoint, ...keys, _csrf_token: csrf });
  return fetch("/notices/push", { method: "POST", body }).then(({ ok }) => ok);
}

async function tell(button) {
  button.disabled = true;
  const done = await subscribe(button.dataset.csrf).catch(() => false);
  button.disabled = false;
  button.textContent = done ? button.dataset.done : button.dataset.failed;
  if (done && button.dataset.then) location.assign(button.dataset.then);
}

// It was loaded by the first click.
const asked = button => { if (button?.id === "told") tell(button); };
document.addEventListener("click", event => asked(event.target));
asked(document.querySelector("#told"));
