import type { Institute } from "#app/platform/content/institute.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

/** The content of an email, from top to bottom; `renderEmail` renders it. */
export interface EmailContent {
  locale: Locale;
  /** The subject, or a function that makes it from the institute's short name. */
  subject: string | ((institute: string) => string);
  greeting?: string;
  /** The first paragraphs; mail programs also show them as a preview. */
  opening: string[];
  /** Shown large, to be copied or typed. */
  code?: string;
  facts?: Fact[];
  paragraphs: string[];
  link?: { label: string; address: string };
  /** The closing note in small print: what to do when the email reached the wrong person, where a reply goes. */
  closing: string;
}

/** A row of the table: its label and what was typed, which may have several lines. */
export type Fact = readonly [label: string, value: string];

export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
}

/** The sender of mails: the institute, in the email's language. */
export type Sender = Pick<Localised<Institute>, "name" | "shortName" | "contact">;
