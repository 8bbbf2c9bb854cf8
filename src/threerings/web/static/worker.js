// Stays when the page is closed: shows what the house has to tell, and a page that says so when there is no line.
const kept = ["/offline", "/static/offline.js", "/static/style.css", "/static/icon.svg"], edition = "EDITION";

const fetched = path => new Request(path, { credentials: "omit", cache: "reload" });
addEventListener("install", event => {
  event.waitUntil(caches.open(edition).then(cache => cache.addAll(kept.map(fetched))).then(() => skipWaiting()));
});
addEventListener("activate", event => {
  const old = names => Promise.all(names.filter(name => name !== edition).map(name => caches.delete(name)));
  event.waitUntil(caches.keys().then(old).then(() => clients.claim()));
});

const away = answer => answer.status === 502 || answer.status === 504;  // a proxy is there, and nobody behind it
const page = request => fetch(request).then(answer => away(answer) ? Promise.reject() : answer).catch(() => caches.match("/offline"));
const part = request => fetch(request).catch(() => caches.match(request, { ignoreVary: true }).then(found => found ?? Response.error()));
addEventListener("fetch", event => {
  const { request } = event, { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (kept.includes(pathname)) event.respondWith(part(request));
});

addEventListener("push", event => {
  let told = {};
  try { told = event.data.json(); } catch { /* nobody else can send anything that opens */ }
  const { title = "Three Rings", body = "", path = "/" } = told;
  event.waitUntil(registration.showNotification(title, { body, tag: path, icon: "/icon/192.png", badge: "/icon/192.png", data: path }));
});
addEventListener("notificationclick", event => {
  event.notification.close();
  const goal = new URL(event.notification.data, location.origin).href;
  const open = all => all.find(one => one.url === goal)?.focus() ?? clients.openWindow(goal);
  event.waitUntil(clients.matchAll({ type: "window", includeUncontrolled: true }).then(open));
});
