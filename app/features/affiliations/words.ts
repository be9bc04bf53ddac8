import type { Locale } from "#app/platform/i18n/locale.ts";

const en = {
  validity: "Validity",
  approvedBy: (bodies: string) => `approved by ${bodies}`,
  affiliatedTo: (bodies: string) => `affiliated to ${bodies}`,
  /** Before the last of some bodies. */
  and: " and ",
  compare: (site: string) => `Check at ${site}`,
  all: "What we hold, and what we do not",
  held: (year: string) => `Held; first in ${year}`,
  heldToday: "Held",
  notHeld: "Not held",
};

const mr: typeof en = {
  validity: "वैधता",
  approvedBy: (bodies) => `${bodies} यांची मान्यता`,
  affiliatedTo: (bodies) => `${bodies}शी संलग्न`,
  and: " व ",
  compare: (site) => `${site} वर पडताळून पाहा`,
  all: "आमच्याकडे काय आहे, काय नाही",
  held: (year) => `आहे; पहिल्यांदा ${year} मध्ये`,
  heldToday: "आहे",
  notHeld: "नाही",
};

/** Texts of the approvals, in each language. */
export const affiliationWords: Record<Locale, typeof en> = { en, mr };
