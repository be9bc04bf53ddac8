import type { en } from "./words.en.ts";

/** The words of the downloads in Marathi. */
export const mr: typeof en = {
  updated: "शेवटचा बदल",
  papers: "मान्यतेची कागदपत्रे आणि समित्यांचे नियम",
};
