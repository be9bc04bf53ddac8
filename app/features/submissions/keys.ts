import { termsOf } from "#app/features/search/index.ts";
import type { SubmissionKeys } from "#app/platform/db/inbox-tables.ts";
import { latinDigits } from "#app/platform/i18n/format.ts";
import { nameKey, soundOf } from "#app/platform/i18n/sound-key.ts";
import { emailKey } from "#app/platform/limits/email-key.ts";
import type { Details } from "./details.ts";

/** Digits by which phone numbers are compared, without the country's code. */
const phoneDigits = 10;

/** The last ten digits of a phone number; null where it has fewer. */
export function phoneKeyOf(phone: string | null): string | null {
  const digits = latinDigits(phone ?? "").replace(/\D/g, "");
  return digits.length < phoneDigits ? null : digits.slice(-phoneDigits);
}

/** How a word sounds, for a search: nothing for a single sound, and for a reference or a number, which has digits. */
function soundsOf(word: string): string[] {
  const sound = /\d/.test(word) ? "" : soundOf(word);
  return sound.length > 1 ? [sound] : [];
}

/** What a search looks through: each word as it is written, and after a `~` as it sounds in either script. */
export function searchTextOf(...texts: (string | null)[]): string {
  const words = [...new Set(termsOf(texts.filter(Boolean).join(" ")))];
  const sounds = new Set(words.flatMap(soundsOf));
  return ` ${[...words, ...[...sounds].map((sound) => `~${sound}`)].join(" ")} `;
}

/** A word that somebody looks for, as patterns of LIKE over a text of `searchTextOf`; one of them has to match. */
export function searchPatterns(typed: string): string[][] {
  // A reference, or its beginning: E-DESM is not how somebody writes देशमुख.
  const isReference = /^\s*[eaf]-/i.test(typed);
  return [...new Set(termsOf(typed))].slice(0, 8).map((word) => {
    // Part of a number may be looked for, and words by how they begin.
    if (/^\d+$/.test(word)) return [`%${word}%`];
    return [`% ${word}%`, ...(isReference ? [] : soundsOf(word)).map((sound) => `% ~${sound}%`)];
  });
}

type Compared = Pick<Details, "name" | "email" | "phone" | "text" | "guardianName" | "guardianPhone">;

/** What a submission is compared and found by. */
export function keysOf({ name, email, phone, text, guardianName, guardianPhone }: Compared): SubmissionKeys {
  const numbers = [phone, guardianPhone].map((number) => phoneKeyOf(number) ?? number);
  return {
    emailKey: email && emailKey(email),
    phoneKey: phoneKeyOf(phone),
    nameKey: name && (nameKey(name) || null),
    searchText: searchTextOf(name, guardianName, email, ...numbers, text),
  };
}
