import type { en } from "./words.en.ts";

/** The words of the research lists in Marathi. */
export const mr: typeof en = {
  listed: "आतापर्यंतच्या नोंदी",
  none: "अजून नोंद नाही.",
};
