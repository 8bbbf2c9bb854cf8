// Copying and handing on an invitation. Without this script its text can be selected.
const link = button => document.getElementById(button.dataset.copy ?? button.dataset.share);
const offer = () => { if (navigator.share) for (const each of document.querySelectorAll("[data-share][hidden]")) each.hidden = false; };
document.addEventListener("click", async event => {
  const button = event.target.closest?.("[data-copy], [data-share]");
  if (!button) return;
  const { value } = link(button);
  if (button.dataset.share) return navigator.share({ url: value }).catch(() => {});
  link(button).select();
  await navigator.clipboard?.writeText(value).catch(() => document.execCommand("copy"));
  button.textContent = button.dataset.done;
});
new MutationObserver(offer).observe(document.body, { childList: true, subtree: true });
offer();
