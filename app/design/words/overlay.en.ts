/** The words of the paper that opens over a page, in English. */
export const overlay = {
  close: "Close",
  loading: "Opening the paper…",
  failed: "The paper could not be shown here.",
  page: "Page",
  pages: (count: number, digits: string) => (count === 1 ? `${digits} page` : `${digits} pages`),
  zoomIn: "Larger",
  zoomOut: "Smaller",
  download: "Download",
  newTab: "Open in a new tab",
};

/** The words of the pictures that open over a page, in English. */
export const lightbox = { close: "Close", previous: "Previous", next: "Next", label: "Pictures" };
