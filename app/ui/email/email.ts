import type { Institute } from "#app/cms/content/institute.ts";
import type { Localised } from "#app/cms/content/text.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";

export interface EmailContent {
  locale: Locale;
  subject: string | ((institute: string) => string);
  greeting?: string;
  /** Mail programs also show the first paragraph as a preview. */
  opening: string[];
  code?: string;
  facts?: Fact[];
  paragraphs: string[];
  link?: { label: string; address: string };
  closing: string;
}

export type Fact = readonly [label: string, value: string];

export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
}

export type Sender = Pick<Localised<Institute>, "name" | "shortName" | "contact">;

export const greeting: Record<Locale, (name: string | null) => string> = {
  en: (name: string | null) => (name === null ? "Hello," : `Dear ${name},`),
  mr: (name) => (name === null ? "नमस्कार," : `नमस्कार ${name},`),
};
