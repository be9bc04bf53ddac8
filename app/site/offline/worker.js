// Keeps pages for reading without network (docs/decisions/0058). The endpoint puts before it: `keepable` and `leftAlone`,
// patterns of paths. The offline pages have the texts for what is added here.
(() => {
  const day = 864e5;
  const files = /(?:href|src)="(\/(?:assets|fonts|colours|pictures)\/[^"]+)"/g;
  const languageOf = (path) => (/^\/mr(\/|$)/.test(path) ? "mr" : "en");
  const offlineAt = { en: "/offline", mr: "/mr/offline" };

  // A copy is one cache with the page and its files, named by path and time: it is complete, or deleted.
  async function copies() {
    const all = [];
    for (const name of await caches.keys()) {
      const [path, time] = name.split("|");
      if (Date.now() - time < 30 * day) all.push({ name, path, time: Number(time) });
      else if (time) await caches.delete(name);
    }
    return all;
  }
  const copyOf = async (path) => (await copies()).find((copy) => copy.path === path);
  async function remove(path, except) {
    for (const copy of await copies()) if (copy.path === path && copy.name !== except) await caches.delete(copy.name);
  }

  async function keep(path, response) {
    const name = `${path}|${Date.now()}`;
    try {
      const cache = await caches.open(name);
      const html = await response.clone().text();
      await cache.put(path, response);
      await cache.addAll(new Set([...html.matchAll(files)].map(([, file]) => file)));
      await remove(path, name);
    } catch {
      await caches.delete(name);
    }
  }

  const stored = (path, cacheName) => caches.match(path, { cacheName, ignoreVary: true });
  const textsIn = async (language) => {
    const html = await (await stored(offlineAt[language], "offline")).text();
    return JSON.parse(html.split("<!--kept ")[1].split("-->")[0]);
  };
  const tags = { en: "en-IN", mr: "mr-IN-u-nu-deva" };
  const when = (time, language) =>
    new Date(time).toLocaleString(tags[language], { dateStyle: "medium", timeStyle: "short", hourCycle: "h23" });
  const age = (time, language) =>
    new Intl.RelativeTimeFormat(tags[language], { numeric: "auto" }).format(
      -Math.floor((Date.now() - time) / day),
      "day",
    );
  /** A stored page with its text changed. */
  async function changed(response, change) {
    const headers = new Headers(response.headers);
    headers.delete("content-encoding");
    return new Response(change(await response.text()), { headers });
  }

  async function staleCopy({ name, path, time }) {
    const language = languageOf(path);
    const { stale } = await textsIn(language);
    const text = stale.replace("{when}", when(time, language)).replace("{age}", age(time, language));
    // Only the pictures that every browser knows were kept.
    return changed(await stored(path, name), (html) =>
      html.replace(/<source[^<>]*>/g, "").replace(/<body[^<>]*>/, (body) => `${body}<p class="top-line">${text}</p>`),
    );
  }

  async function offlinePage(language, hasFailed) {
    const at = offlineAt[language];
    const t = await textsIn(language);
    const rows = await Promise.all(
      (await copies()).map(async ({ name, path, time }) => {
        const [, title] = /<h1>([^<]*)/.exec(await (await stored(path, name)).text());
        return `<li><a href="${path}">${title}</a> · ${when(time, languageOf(path))} · <a href="${at}?remove=${path}">${t.remove}</a></li>`;
      }),
    );
    const list = rows[0]
      ? `<ul>${rows.join("")}</ul><p><a href="${at}?off">${t.removeAll}</a></p>`
      : `<p>${t.none}</p>`;
    return changed(await stored(at, "offline"), (html) =>
      html.replace("<!--kept", (mark) => `${hasFailed ? `<p>${t.failed}</p>` : ""}${list}${mark}`),
    );
  }

  // A link from elsewhere must not delete what somebody keeps.
  async function manage(url, isFromHere) {
    const language = languageOf(url.pathname);
    const wanted = url.searchParams.get("keep");
    if (keepable.test(wanted)) {
      const response = await fetch(wanted, { credentials: "omit" }).catch(() => {});
      if (response?.ok) await keep(wanted, response);
      return offlinePage(language, !response?.ok || !(await copyOf(wanted)));
    }
    if (isFromHere) await remove(url.searchParams.get("remove"));
    if (!isFromHere || !url.searchParams.has("off")) return offlinePage(language);
    for (const name of await caches.keys()) await caches.delete(name);
    await registration.unregister();
    return fetch(url.pathname);
  }

  // The network comes first, always; a kept page is shown when there is none, or no answer for 8 seconds. A page with a
  // query, such as somebody's plan, is never kept; the page without it is shown in its place.
  async function answer(event, { pathname: path, search }) {
    const response = fetch(event.request);
    response.catch(() => {});
    const copy = await copyOf(path);
    try {
      const late = new Promise((_, fail) => copy && setTimeout(fail, 8e3));
      const first = await Promise.race([response, late]);
      if (copy && !search && first.ok) event.waitUntil(keep(path, first.clone()));
      return first;
    } catch {
      return copy ? staleCopy(copy) : offlinePage(languageOf(path));
    }
  }

  addEventListener("install", (event) => {
    skipWaiting();
    event.waitUntil(
      caches
        .open("offline")
        .then((cache) => cache.addAll(Object.values(offlineAt).map((at) => new Request(at, { cache: "reload" })))),
    );
  });
  addEventListener("activate", (event) => event.waitUntil(clients.claim()));
  addEventListener("fetch", (event) => {
    const { method, mode, url: address } = event.request;
    const url = new URL(address);
    const { origin, pathname: path } = url;
    if (method !== "GET" || origin !== location.origin) return;
    if (mode !== "navigate") {
      if (/^\/(?:assets|fonts|colours|pictures)\//.test(path))
        event.respondWith(stored(path).then((file) => file ?? fetch(event.request)));
    } else if (path === offlineAt[languageOf(path)])
      event.respondWith(manage(url, event.request.referrer.startsWith(`${location.origin}/`)));
    else if (!leftAlone.test(path)) event.respondWith(answer(event, url));
  });
})();
