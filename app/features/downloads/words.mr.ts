import type { en } from "./words.en.ts";

/** The words of the downloads in Marathi. */
export const mr: typeof en = {
  updated: "अद्ययावत",
  papers: "मान्यता आणि समित्यांची कागदपत्रे",
};
