import type { SubmissionKeys } from "#app/platform/db/inbox-tables.ts";
import { phoneKeyOf } from "#app/platform/i18n/phone.ts";
import { termsOf } from "#app/platform/i18n/search-terms.ts";
import { nameKey, soundOf } from "#app/platform/i18n/sound-key.ts";
import { emailKey } from "#app/platform/limits/email-key.ts";
import type { Details } from "./details.ts";

/** Empty for a single sound, and for references and numbers. */
function soundsOf(word: string): string[] {
  const sound = /\d/.test(word) ? "" : soundOf(word);
  return sound.length > 1 ? [sound] : [];
}

/** Each word as written and, after a `~`, its phonetic key. */
export function searchTextOf(...texts: (string | null)[]): string {
  const words = [...new Set(termsOf(texts.filter(Boolean).join(" ")))];
  const sounds = new Set(words.flatMap(soundsOf));
  return ` ${[...words, ...[...sounds].map((sound) => `~${sound}`)].join(" ")} `;
}

/** For each word, LIKE patterns for a text from `searchTextOf`, of which one has to match. */
export function searchPatterns(typed: string): string[][] {
  // A reference or its beginning: nobody writes देशमुख as E-DESM.
  const isReference = /^\s*[eaf]-/i.test(typed);
  return [...new Set(termsOf(typed))].slice(0, 8).map((word) => {
    // Numbers match anywhere, words at their beginning.
    if (/^\d+$/.test(word)) return [`%${word}%`];
    return [`% ${word}%`, ...(isReference ? [] : soundsOf(word)).map((sound) => `% ~${sound}%`)];
  });
}

type Compared = Pick<Details, "name" | "email" | "phone" | "text" | "guardianName" | "guardianPhone">;

export function keysOf({ name, email, phone, text, guardianName, guardianPhone }: Compared): SubmissionKeys {
  const numbers = [phone, guardianPhone].map((number) => phoneKeyOf(number) ?? number);
  return {
    emailKey: email && emailKey(email),
    phoneKey: phoneKeyOf(phone),
    nameKey: name && (nameKey(name) || null),
    searchText: searchTextOf(name, guardianName, email, ...numbers, text),
  };
}
