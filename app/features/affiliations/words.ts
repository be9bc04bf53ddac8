import type { Locale } from "#app/platform/i18n/locale.ts";

const en = {
  validity: "Validity",
  approvedBy: (bodies: string) => `approved by ${bodies}`,
  affiliatedTo: (bodies: string) => `affiliated to ${bodies}`,
  and: " and ",
  compare: (site: string) => `Check at ${site}`,
  all: "Which approvals we have",
  held: (year: string) => `Yes, first given in ${year}`,
  heldToday: "Yes",
  heldBefore: (given: string, year: string) => `${given}: yes; the letter for ${year} is not here yet`,
  notHeld: "No",
};

const mr: typeof en = {
  validity: "वैधता",
  approvedBy: (bodies) => `${bodies} यांची मान्यता`,
  affiliatedTo: (bodies) => `${bodies}शी संलग्न`,
  and: " व ",
  compare: (site) => `${site} वर पडताळून पाहा`,
  all: "आमच्याकडे कोणत्या मान्यता आहेत",
  held: (year) => `आहे; पहिल्यांदा ${year} मध्ये`,
  heldToday: "आहे",
  heldBefore: (given, year) => `${given}: होती; ${year} चे पत्र इथे अजून नाही`,
  notHeld: "नाही",
};

export const affiliationWords: Record<Locale, typeof en> = { en, mr };
