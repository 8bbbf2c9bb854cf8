// While a review is made: how far it has come. Without this script the page is loaded again every few seconds.
const stream = new EventSource(document.querySelector("#progress").dataset.stream);
stream.addEventListener("progress", event => {
  const [judged, choices, ...said] = event.data.split(" "), bar = document.querySelector("#progress progress");
  if (!bar) return;
  bar.max = choices;
  bar.value = judged;
  document.querySelector("#progress span").textContent = said.join(" ");
});
stream.addEventListener("done", () => {
  stream.close();
  location.reload();
});
