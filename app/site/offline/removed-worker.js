// Replaces the worker where OFFLINE is off: deletes what it kept, and itself.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => registration.unregister()),
  ),
);
