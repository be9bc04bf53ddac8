import { focusBehind, showDrawnDialog } from "./design/in-place/drawn-dialog.ts";
import { sendInPlace } from "./design/in-place/send-form.ts";

if (import.meta.env.DEV) await import("virtual:react-router/inject-hmr-runtime");

// The boot script imports this file at the first touch of a form or of a link with `data-open`.
addEventListener("submit", sendInPlace, true);
addEventListener("close", focusBehind, true);
showDrawnDialog();
document.querySelector<HTMLFormElement>("form[data-send]")?.requestSubmit();

/**
 * Opens what a link with `data-open` shows, over the page: a paper, or the pictures of a gallery.
 * The boot script calls it at the first touch, so no page pays for it before.
 */
export async function open(link: HTMLAnchorElement): Promise<void> {
  if (link.dataset.open === "paper") {
    const { openPaper } = await import("./design/overlay/paper-overlay.tsx");
    return openPaper(link);
  }
  const { openPictures } = await import("./design/overlay/pictures.tsx");
  return openPictures(link);
}
