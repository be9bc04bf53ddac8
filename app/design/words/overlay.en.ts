/** The words of the document that opens over a page, in English. */
export const overlay = {
  close: "Close",
  loading: "Opening the document…",
  failed: "This document could not be shown here. Download it, or open it in a new tab.",
  page: "Page",
  pages: (count: number, digits: string) => (count === 1 ? `${digits} page` : `${digits} pages`),
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  download: "Download",
  newTab: "Open in a new tab",
};

/** The words of the pictures that open over a page, in English. */
export const lightbox = { close: "Close", previous: "Previous", next: "Next", label: "Pictures" };
