import type * as en from "./overlay.en.ts";

/** The words of the document that opens over a page, in Marathi. */
export const overlay: typeof en.overlay = {
  close: "बंद करा",
  loading: "कागदपत्र उघडत आहे…",
  failed: "कागदपत्र इथे दाखवता आले नाही. खालील बटणाने ते डाउनलोड करा किंवा नव्या टॅबमध्ये उघडा.",
  page: "पान",
  pages: (count, digits) => `${digits} ${count === 1 ? "पान" : "पाने"}`,
  zoomIn: "मोठे करा",
  zoomOut: "लहान करा",
  download: "डाउनलोड करा",
  newTab: "नव्या टॅबमध्ये उघडा",
};

/** The words of the pictures that open over a page, in Marathi. */
export const lightbox: typeof en.lightbox = { close: "बंद करा", previous: "मागील", next: "पुढील", label: "चित्रे" };
