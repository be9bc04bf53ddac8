import type { Locale } from "#app/platform/i18n/locale.ts";

const en = {
  guidelines: "View guidelines",
  view: "View the document",
  members: "Members",
  name: "Name",
  role: "Role",
  term: (day: string) => `Term until ${day}`,
  left: (day: string) => `Member until ${day}`,
  chart: "Who reports to whom",
};

const mr: typeof en = {
  guidelines: "मार्गदर्शक सूचना पाहा",
  view: "कागदपत्र पाहा",
  members: "सदस्य",
  name: "नाव",
  role: "पद",
  term: (day) => `मुदत ${day} पर्यंत`,
  left: (day) => `${day} पर्यंत सदस्य`,
  chart: "कोण कोणाला जबाबदार",
};

export const committeeWords: Record<Locale, typeof en> = { en, mr };
