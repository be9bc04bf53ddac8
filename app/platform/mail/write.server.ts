import { institute } from "#app/platform/content/institute.server.ts";
import { drawLetter } from "./draw-email.tsx";
import type { DrawnLetter, Letter } from "./email.ts";

/** Draws a letter under the institute's head. */
export type Write = (letter: Letter) => DrawnLetter;

/** A letter under the institute's head, in its own language. */
export const write: Write = (letter) => drawLetter(letter, institute(letter.locale));
