import type { Locale } from "#app/platform/i18n/locale.ts";

const language: Record<Locale, string> = { en: "English", mr: "Marathi" };

/** The words of a record's form, in English. */
export const en = {
  state: {
    there: "is there",
    missing: (locale: Locale) => `${language[locale]} missing`,
    changed: (changed: Locale, other: Locale) => `${language[changed]} changed: look at ${language[other]} again`,
    still: (locale: Locale) => `${language[locale]} is still right`,
  },
  suggestion: { other: "Another entry with a similar text says:", take: "Use this text" },
  rows: {
    none: "None yet.",
    empty: "not filled in",
    up: "Move up",
    down: "Move down",
    in: "Put under the post above",
    out: "Move up one level",
    remove: "Remove",
  },
  more: (fields: string) => `More, if you need it: ${fields}`,
  choose: "Choose",
  none: "Not chosen",
  choosePicture: "Choose a picture",
  thisPicture: "The picture that is chosen now",
  otherPicture: "Choose another picture",
  olderPictures: "Older pictures",
  sitePictures: "Pictures of the website",
  newestPictures: "Back to the newest pictures",
  upload: "Save draft and upload files",
  agreed: "Everyone who can be recognised in it has agreed to be shown",
  agreedHelp:
    "Needed before you publish a picture that the office added. For a student below 18, ask a parent. If nobody can be recognised in it, tick this too.",
  problems: {
    title: "Before this can be published:",
    missing: "please fill this in.",
    language: (locale: Locale) => `${language[locale]} is missing.`,
    few: (min: string) => `at least ${min} needed.`,
    many: (max: string) => `at most ${max} possible.`,
    gone: "this is no longer on the website. Please choose another one.",
    noPage: "there is nothing at this address of the website. Please correct it.",
    agreement: "please say that the people in it have agreed, or choose another picture.",
    wrong: (takes: string) => `please give ${takes}.`,
  },
};

/** The words of a record's form in one language. */
export type FormWords = typeof en;
