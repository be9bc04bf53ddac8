{
  const doc = document;
  const on = addEventListener;
  const entry = doc.currentScript.dataset.entry;

  // The opening animation: on the first load of a visit and on a reload; 3000 ms, a tap, a key or "Skip" ends it.
  try {
    // A plan with ticks that are kept on this device.
    if (localStorage.plan && /plan/.test(location)) on("load", () => import(entry));
    if (!sessionStorage.opened || performance.getEntriesByType("navigation")[0].type === "reload") {
      sessionStorage.opened = 1;
      // `splash` is the template with that id.
      const logo = splash.content.firstElementChild;
      const end = () => logo.remove();
      doc.body.append(logo);
      logo.showModal();
      // Focus the splash itself: on its button, a focus ring would show before any key is pressed.
      logo.focus();
      logo.onclick = logo.onkeydown = logo.onclose = end;
      setTimeout(end, 3e3);
    }
    // The line that leads to Marathi; only the English home page has it.
    mr.hidden = !/^mr/.test(navigator.language);
  } catch {}

  // Papers, pictures and forms: their code is loaded at the first interaction; if that fails, the link is followed and
  // the form is posted.
  const inside = (event, what) => event.target.closest?.(what);
  const load = (event) => inside(event, "[data-open],[data-part]") && import(entry).catch(() => {});
  on("pointerdown", load);
  on("focusin", load);
  on("click", (event) => {
    const link = inside(event, "[data-open]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    link.ariaBusy = true;
    import(entry)
      .then((loaded) => loaded.open(link))
      .catch(() => location.assign(link))
      .finally(() => {
        link.ariaBusy = null;
      });
  });

  // The button of a form being sent says so. A page restored from the history gets its button back and its menu
  // closed; at most one is open.
  on("submit", ({ submitter: button }) => {
    const busy = button?.dataset.busy;
    if (!busy) return;
    const label = button.textContent;
    const show = (text, disabled) => {
      button.textContent = text;
      button.disabled = disabled;
    };
    setTimeout(show, 0, busy, true);
    on("pagehide", () => show(label, false));
  });
  on("pagehide", () => doc.querySelector(":popover-open")?.hidePopover());
}
