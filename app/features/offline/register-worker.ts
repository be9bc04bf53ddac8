/**
 * Registers the worker of kept pages, once it is wanted or a page is first touched. @returns a promise that is fulfilled
 * when it is active, and rejected where there are no workers.
 */
export async function registerWorker(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  await navigator.serviceWorker.ready;
}
