import type { Text } from "#app/platform/content/text.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

/** An A4 sheet, or a picture of 1080 by 1350 pixels for WhatsApp. */
export const posterForms = ["a4", "picture"] as const;
export type PosterForm = (typeof posterForms)[number];

export interface PosterPart {
  lang: Locale;
  title: string;
  day?: string | undefined;
  facts: string[];
  check: string;
  until?: string | undefined;
}

export interface Poster {
  institute: Text;
  parts: PosterPart[];
  name: string;
  /** The day of the record, so that the same content makes the same bytes. */
  on: string;
  qr: string;
  sample?: string | undefined;
}
