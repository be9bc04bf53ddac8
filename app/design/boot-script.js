(() => {
  const doc = document;
  const on = addEventListener;
  const entry = doc.currentScript.dataset.entry;

  // The opening animation: on the first load of a visit and on a reload; 3000 ms, a tap, a key or "Skip" ends it.
  try {
    const { type } = performance.getEntriesByType("navigation")[0];
    if (!sessionStorage.opened || type === "reload") {
      sessionStorage.opened = 1;
      const splash = doc.getElementById("splash").content.firstElementChild.cloneNode(true);
      const end = () => splash.remove();
      doc.body.append(splash);
      splash.showModal();
      // Not its button, which would show a ring before anyone has pressed a key.
      splash.focus();
      splash.onclick = splash.onkeydown = splash.onclose = end;
      setTimeout(end, 3e3);
    }
  } catch {}

  // Papers, pictures and forms: the code for them comes when the first is touched; if it fails, the link is followed
  // and the form is posted.
  const inside = ({ target }, what) => target.closest?.(what);
  const load = (event) => inside(event, "[data-open],[data-part]") && import(entry).catch(() => {});
  on("pointerdown", load);
  on("focusin", load);
  on("click", (event) => {
    const link = inside(event, "[data-open]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    link.ariaBusy = true;
    import(entry)
      .then(({ open }) => open(link))
      .catch(() => window.location.assign(link))
      .finally(() => {
        link.ariaBusy = null;
      });
  });

  // A form on its way says so on its button. A page that comes back from history has its button back, its menus closed.
  on("submit", ({ submitter: button }) => {
    const { busy } = button?.dataset ?? {};
    if (!busy) return;
    const label = button.textContent;
    const show = (textContent, disabled) => Object.assign(button, { textContent, disabled });
    setTimeout(show, 0, busy, true);
    on("pagehide", () => show(label, false));
  });
  on("pagehide", () => {
    for (const menu of doc.querySelectorAll(":popover-open")) menu.hidePopover();
  });
})();
