/** Called when a page is kept or first touched. @returns a promise that rejects where there are no service workers. */
export async function registerWorker(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  await navigator.serviceWorker.ready;
}

const scripts = "scripts";

/** Keeps the scripts of this page, so that a kept plan shows its ticks; with `onlyAgain` only to replace older ones. */
export async function keepScripts(onlyAgain = false): Promise<void> {
  if (onlyAgain && !(await caches.has(scripts))) return;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  const wanted = new Set(loaded.filter((path) => path.endsWith(".js")));
  const kept = await caches.open(scripts);
  // Without network this fails, and what was kept before stays.
  await kept.addAll([...wanted]);
  for (const old of await kept.keys()) if (!wanted.has(new URL(old.url).pathname)) await kept.delete(old);
}
