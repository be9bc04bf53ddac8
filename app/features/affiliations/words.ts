import type { Locale } from "#app/platform/i18n/locale.ts";

const en = {
  validity: "Validity",
  /** Under a picture of a document: its validity. */
  valid: (validity: string) => `Valid ${validity}`,
  compare: (site: string) => `Check at ${site}`,
  /** Shown instead of a document that the site does not have. */
  noDocument: "To see this document, ask the office.",
  all: "What we hold, and what we do not",
  held: (year: string) => `Held; first in ${year}`,
  notHeld: "Not held",
};

const mr: typeof en = {
  validity: "वैधता",
  valid: (validity) => `वैध: ${validity}`,
  compare: (site) => `${site} वर पडताळून पाहा`,
  noDocument: "हे कागदपत्र पाहण्यासाठी कार्यालयात विचारा.",
  all: "आमच्याकडे काय आहे, काय नाही",
  held: (year) => `आहे; पहिल्यांदा ${year} मध्ये`,
  notHeld: "नाही",
};

/** Texts of the approvals, in each language. */
export const affiliationWords: Record<Locale, typeof en> = { en, mr };
