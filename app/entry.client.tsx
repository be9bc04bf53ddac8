if (import.meta.env.DEV) await import("virtual:react-router/inject-hmr-runtime");

/**
 * Opens what a link with `data-open` shows, over the page: a paper, or the pictures of a gallery.
 * The boot script calls it at the first touch, so no page pays for it before.
 */
export async function open(link: HTMLAnchorElement): Promise<void> {
  if (link.dataset.open === "paper") {
    const { openPaper } = await import("./ui/overlay/paper-overlay.tsx");
    return openPaper(link);
  }
  const { openPictures } = await import("./ui/overlay/pictures.tsx");
  return openPictures(link);
}
