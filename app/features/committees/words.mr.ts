import type { en } from "./words.en.ts";

/** The words of the committees and the organogram in Marathi. */
export const mr: typeof en = {
  guidelines: "मार्गदर्शक सूचना पाहा",
  view: "कागदपत्र पाहा",
  members: "सदस्य",
  name: "नाव",
  role: "पद",
  organogram: { picture: "फांदी आणि पानांच्या रूपात दाखवलेली पदांची रचना", chart: "कोण कोणाला जबाबदार" },
};
