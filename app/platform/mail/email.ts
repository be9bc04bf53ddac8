import type { Institute } from "#app/platform/content/institute.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

/** What a mail says, from top to bottom; `renderEmail` makes the mail of it. */
export interface Email {
  locale: Locale;
  subject: string;
  greeting?: string;
  /** What it is about; also what a list of mails shows beside the subject. */
  opening: string[];
  /** Shown large, to be copied or typed. */
  code?: string;
  facts?: Fact[];
  paragraphs: string[];
  link?: { label: string; address: string };
  /** The last words, small: what to do when the mail reached the wrong person, where a reply goes. */
  closing: string;
}

/** A line of the table: its label and what was typed, which may have several lines. */
export type Fact = readonly [label: string, value: string];

/** An email as it is sent. */
export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
}

/** Who sends the mails: the institute, in the email's language. */
export type Sender = Pick<Localised<Institute>, "name" | "contact">;
