// A part of a page that renews itself, and leads elsewhere when it is time. Without this script the page is loaded again by hand.
const part = document.querySelector("[data-live]"), stream = new EventSource(part.dataset.live);
stream.addEventListener("part", event => {
  const focus = document.activeElement, action = part.contains(focus) && (focus.form?.getAttribute("action") ?? focus.getAttribute("href"));
  part.innerHTML = event.data;
  if (action) part.querySelector(`form[action="${action}"] button, a[href="${action}"]`)?.focus();
});
stream.addEventListener("go", event => {
  stream.close();
  location.replace(event.data);
});
