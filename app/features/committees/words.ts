import type { Locale } from "#app/platform/i18n/locale.ts";

const en = {
  guidelines: "View guidelines",
  view: "View the document",
  members: "Members",
  name: "Name",
  role: "Role",
  organogram: { picture: "A tree of posts, drawn as a branch with leaves", chart: "Who reports to whom" },
};

const mr: typeof en = {
  guidelines: "मार्गदर्शक सूचना पाहा",
  view: "कागदपत्र पाहा",
  members: "सदस्य",
  name: "नाव",
  role: "पद",
  organogram: { picture: "फांदी आणि पानांच्या रूपात दाखवलेली पदांची रचना", chart: "कोण कोणाला जबाबदार" },
};

/** Texts of the committees and the organogram, in each language. */
export const committeeWords: Record<Locale, typeof en> = { en, mr };
