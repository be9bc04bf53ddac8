import { type Profile, profileFields, type Work, workKinds } from "#app/features/profiles/schema.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

export interface ComparedProfileText {
  name: (typeof profileFields)[number] | (typeof workKinds)[number] | "email";
  before: string;
  now: string;
}

export interface ProfileComparison {
  changed: ComparedProfileText[];
  same: ComparedProfileText[];
  files: { name: "photo" | "resume"; before: string | undefined; now: string | undefined }[];
}

const lineOfWork = ({ title, authors, year, link }: Work) => [title, authors, year, link].filter(Boolean).join(", ");

/** One line for each work, so that a new one appears as a whole line. */
const linesOf = (works: Work[] = []) => works.map(lineOfWork).join("\n");

/** Fields are in form order. */
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

/** Members write in either language. */
export const languageOf = (text: string): Locale => (/\p{Script=Devanagari}/u.test(text) ? "mr" : "en");
