import type { en } from "./words.en.ts";

/** The words of the downloads in Marathi. */
export const mr: typeof en = {
  updated: "शेवटचा बदल",
  download: "डाउनलोड",
  applicants: "प्रवेश घेणाऱ्यांसाठी",
  document: "कागदपत्र",
  size: "आकार",
  papers: "मान्यतेची कागदपत्रे आणि समित्यांचे नियम",
};
