/**
 * Registers the worker of kept pages, once it is wanted or a page is first touched. @returns a promise that is fulfilled
 * when it is active, and rejected where there are no workers.
 */
export async function registerWorker(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  await navigator.serviceWorker.ready;
}

const scripts = "scripts";

/**
 * Keeps the scripts that this page has loaded, so that a kept plan shows its ticks without network. @param onlyAgain
 * whether to do so only where some were kept before, as those of an earlier version
 */
export async function keepScripts(onlyAgain = false): Promise<void> {
  if (onlyAgain && !(await caches.has(scripts))) return;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  const wanted = new Set(loaded.filter((path) => path.endsWith(".js")));
  const kept = await caches.open(scripts);
  // Without network this fails, and what was kept before stays.
  await kept.addAll([...wanted]);
  for (const old of await kept.keys()) if (!wanted.has(new URL(old.url).pathname)) await kept.delete(old);
}
