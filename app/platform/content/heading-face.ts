import { syllablesOf } from "./syllables.ts";

/** The Marathi heading face: where browsers load it, and which syllables it draws like the whole font. */
interface HeadingFace {
  address: string;
  syllables: ReadonlySet<string>;
}

let face: HeadingFace | undefined;

/** Sets the heading face that pages use from now on; without one they use a face of the system (platform/made). */
export function showHeadingFace(now: HeadingFace | undefined): void {
  face = now;
}

/** The address of the heading face; undefined until it is made. */
export const headingFaceAddress = (): string | undefined => face?.address;

/** The style of pages that use the heading face; the content security policy allows it by its hash. */
export const headingFaceStyle = (): string | undefined =>
  face && `@font-face{font-family:Tiro;src:url(${face.address});font-weight:400 700;font-display:optional}`;

/**
 * Whether the Marathi heading face can draw a text correctly. It is subset to the site's headings, so a text published
 * a moment ago, or one with rare conjuncts on a site of many headings, may contain some that it lacks.
 */
export const isInHeadingFace = (text: string): boolean => syllablesOf(text).every((each) => face?.syllables.has(each));
