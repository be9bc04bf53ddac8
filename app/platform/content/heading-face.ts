import syllables from "#made/heading-syllables.json" with { type: "json" };
import { syllablesOf } from "./syllables.ts";

const known = new Set(syllables.split(" "));

/**
 * Whether the Marathi heading face can draw a text correctly. It is subset to the site's own headings, so a text
 * published later may contain conjuncts that it lacks.
 */
export const isInHeadingFace = (text: string): boolean => syllablesOf(text).every((each) => known.has(each));
