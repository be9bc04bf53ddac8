import type { Locale } from "#app/lib/i18n/locale.ts";

export interface FieldWords {
  label: string;
  help?: string;
  /** The end of a sentence, if the field's type does not say what it accepts: "two years, as 2025-2026". */
  takes?: string;
  row?: string;
  add?: string;
}

export interface KindWords {
  one: string;
  many?: string;
  add?: string;
  /** By field path without row numbers: `members.name`. */
  fields: Record<string, FieldWords>;
  choices?: Record<string, string>;
  attach?: string;
  folds?: Record<string, string>;
  start?: { button: string; done: string };
  also?: { sentence: string; link: string; kind: string };
}

export type AllKindWords = KindWords & Required<Pick<KindWords, "many" | "add">>;

export const withAllWords = (words: KindWords): AllKindWords => ({ many: words.one, add: words.one, ...words });

const en = {
  picture: { label: "Picture" },
  noPicture: { label: "No picture yet" },
  sitePicture: { label: "Picture of the website" },
  alt: {
    label: "What the picture shows",
    help: "For people who cannot see it, for example “Students plant a tree at the gate”.",
  },
  page: { label: "Page of this site", help: "Its address, such as /admission." },
  name: { label: "Name", help: "With Dr., Prof., Mr. or Ms." },
} satisfies Record<string, FieldWords>;

const mr: typeof en = {
  picture: { label: "फोटो" },
  noPicture: { label: "अजून फोटो नाही" },
  sitePicture: { label: "संकेतस्थळावरील फोटो" },
  alt: { label: "फोटोत काय दिसते", help: "ज्यांना फोटो दिसत नाही त्यांच्यासाठी. उदा. “प्रवेशद्वाराजवळ झाड लावणारे विद्यार्थी”." },
  page: { label: "या संकेतस्थळावरील पान", help: "पानाचा पत्ता, उदा. /admission." },
  name: { label: "नाव", help: "डॉ., प्रा., श्री. किंवा श्रीमती यांसह." },
};

export const commonWords: Record<Locale, typeof en> = { en, mr };
