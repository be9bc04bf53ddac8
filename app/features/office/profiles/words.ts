import { en } from "./words.en.ts";
import { mr } from "./words.mr.ts";

/** The words of the screens where profiles are approved. */
export const profileReviewWords = { en, mr };
