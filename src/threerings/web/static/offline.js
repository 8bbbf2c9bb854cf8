// Looks now and then whether the line is there again, and then shows the page that was wanted.
const look = () => fetch("/health", { cache: "no-store" }).then(({ ok }) => { if (ok) location.reload(); }).catch(() => {});
setInterval(look, 3000);
addEventListener("online", look);
