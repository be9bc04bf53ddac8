import type { Text } from "#app/platform/content/text.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

/** The forms of a poster: an A4 sheet for the wall, or a picture of 1080 by 1350 pixels for WhatsApp. */
export const posterForms = ["a4", "picture"] as const;
export type PosterForm = (typeof posterForms)[number];

/** What a poster says in one language. */
export interface PosterPart {
  lang: Locale;
  title: string;
  /** The day, which stands very large. */
  day?: string | undefined;
  /** A few short lines. */
  facts: string[];
  /** How to check it, with its code in letters. */
  check: string;
  /** Until when it may hang on the wall. */
  until?: string | undefined;
}

/** A notice, a date or an event as a poster. */
export interface Poster {
  institute: Text;
  /** The first language stands larger. */
  parts: PosterPart[];
  /** The title of the PDF's window. */
  name: string;
  /** The day of the record, so that the same content makes the same bytes. */
  on: string;
  /** The QR code, as SVG. */
  qr: string;
  /** While the institute is the sample: a line that says so. */
  sample?: string | undefined;
}
