import type { Locale } from "#app/platform/i18n/locale.ts";

const en = {
  guidelines: "View guidelines",
  view: "View the document",
  members: "Members",
  name: "Name",
  role: "Role",
  chart: "Who reports to whom",
};

const mr: typeof en = {
  guidelines: "मार्गदर्शक सूचना पाहा",
  view: "कागदपत्र पाहा",
  members: "सदस्य",
  name: "नाव",
  role: "पद",
  chart: "कोण कोणाला जबाबदार",
};

/** Texts of the committees and the organogram, in each language. */
export const committeeWords: Record<Locale, typeof en> = { en, mr };
