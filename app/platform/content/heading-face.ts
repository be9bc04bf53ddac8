import syllables from "#made/heading-syllables.json" with { type: "json" };
import { syllablesOf } from "./syllables.ts";

const known = new Set(syllables.split(" "));

/**
 * Whether the Marathi heading face draws a text as the whole font would. The face has what the site's own headings need, so
 * a text that was published later can have conjuncts that it does not have.
 */
export const isInHeadingFace = (text: string): boolean => syllablesOf(text).every((each) => known.has(each));
