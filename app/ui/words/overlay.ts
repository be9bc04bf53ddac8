import type { Locale } from "#app/lib/i18n/locale.ts";

const en = {
  overlay: {
    close: "Close",
    loading: "Opening the document…",
    failed: "This document could not be shown here. Download it, or open it in a new tab.",
    page: "Page",
    pages: (count: number, digits: string) => (count === 1 ? `${digits} page` : `${digits} pages`),
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    download: "Download",
    newTab: "Open in a new tab",
  },
  lightbox: { close: "Close", previous: "Previous", next: "Next", label: "Pictures" },
};

const mr: typeof en = {
  overlay: {
    close: "बंद करा",
    loading: "कागदपत्र उघडत आहे…",
    failed: "कागदपत्र इथे दाखवता आले नाही. खालील बटणाने ते डाउनलोड करा किंवा नव्या टॅबमध्ये उघडा.",
    page: "पान",
    pages: (count, digits) => `${digits} ${count === 1 ? "पान" : "पाने"}`,
    zoomIn: "मोठे करा",
    zoomOut: "लहान करा",
    download: "डाउनलोड करा",
    newTab: "नव्या टॅबमध्ये उघडा",
  },
  lightbox: { close: "बंद करा", previous: "मागील", next: "पुढील", label: "चित्रे" },
};

/** Separate, because a browser loads this file. */
export const overlayWords: Record<Locale, typeof en> = { en, mr };
