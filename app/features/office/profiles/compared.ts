import { type Profile, profileFields, type Work, workKinds } from "#app/features/profiles/schema.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

/** A text of a profile as it was approved and as it is now; both empty texts where there is none. */
export interface ComparedProfileText {
  name: (typeof profileFields)[number] | (typeof workKinds)[number] | "email";
  before: string;
  now: string;
}

/** A profile next to what the office approved of it. */
export interface ProfileComparison {
  changed: ComparedProfileText[];
  same: ComparedProfileText[];
  /** Files whose id changed. */
  files: { name: "photo" | "resume"; before: string | undefined; now: string | undefined }[];
}

const lineOfWork = ({ title, authors, year, link }: Work) => [title, authors, year, link].filter(Boolean).join(", ");

/** A line for each work, so that one that is new shows as a whole. */
const linesOf = (works: Work[] = []) => works.map(lineOfWork).join("\n");

/** What differs between a profile and its approved version; the fields in the order of the form. */
export function compareProfiles(approved: Profile | undefined, profile: Profile): ProfileComparison {
  const texts: ComparedProfileText[] = [
    ...profileFields.map((name) => ({ name, before: approved?.[name] ?? "", now: profile[name] ?? "" })),
    { name: "email", before: approved?.email ?? "", now: profile.email },
    ...workKinds.map((name) => ({ name, before: linesOf(approved?.[name]), now: linesOf(profile[name]) })),
  ];
  const written = texts.filter(({ before, now }) => before !== "" || now !== "");
  const files = (["photo", "resume"] as const).map((name) => ({
    name,
    before: approved?.[name]?.id,
    now: profile[name]?.id,
  }));
  return {
    changed: written.filter(({ before, now }) => before !== now),
    same: written.filter(({ before, now }) => before === now),
    files: files.filter(({ before, now }) => before !== now),
  };
}

/** The language that a text is written in: members write in either. */
export const languageOf = (text: string): Locale => (/\p{Script=Devanagari}/u.test(text) ? "mr" : "en");
