import type { OfficeWords } from "./words.en.ts";

/** The words of the office's screens, in Marathi. */
export const mr: OfficeWords = { office: "कार्यालय" };
