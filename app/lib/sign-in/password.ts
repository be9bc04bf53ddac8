import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { z } from "zod";
import { field } from "#app/lib/forms/fields.ts";

/** zxcvbn's score from 0 to 4: 3 takes more than 100 million guesses. */
const goodScore = 3;
/** UTF-16 units: zxcvbn takes at most 15 ms for so many, and more than a second for 128. */
const longestJudged = 32;
/** Characters of a text about the owner. */
const longestAbout = 250;

/** Local words that are likely guesses and missing from zxcvbn's lists. */
const nearby =
  "pharmacy pharma dpharm diploma institute college faculty professor teacher principal student maharashtra " +
  "bharat hindustan marathi mumbai nagpur nashik kolhapur aurangabad solapur ganpati ganpatibappa bappa morya ganesh " +
  "krishna shivaji chhatrapati maharaj shivray jaishivray jaibhim omnamahshivay omnamahshivaya jaishreeram jaishriram " +
  "shriram saibaba vitthal pandurang swamisamarth ambedkar tendulkar";

let estimator: ZxcvbnFactory | undefined;

/** Created at its first use: its lists take 50 ms to load. */
function zxcvbn(): ZxcvbnFactory {
  const limits = { maxLength: longestJudged, l33tMaxSubstitutions: 20 };
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, nearby: nearby.split(" ") },
    graphs: adjacencyGraphs,
    ...limits,
  });
  return estimator;
}

/** "Asha Namune" also gives "asha", "namune" and "ashanamune". */
function guessesFrom(text: string): string[] {
  const words = text.split(/[^\p{L}\p{M}\p{N}]+/u);
  return [text, ...words, words.join("")].filter((guess) => guess.length > 2);
}

/** Strong even without the words about owner and institute: zxcvbn rates "AshaNamune@2026" as strong. */
function isStrong(password: string, about: string[]): boolean {
  const texts = about.map((text) => text.slice(0, longestAbout));
  const ofEmail = texts.flatMap((text) => text.split("@"));
  const guesses = [...texts, ...ofEmail].flatMap(guessesFrom).map((guess) => guess.toLowerCase());
  const longestFirst = guesses.toSorted((one, other) => other.length - one.length);
  const rest = longestFirst.reduce((left, guess) => left.replaceAll(guess, ""), password.toLowerCase());
  return zxcvbn().check(rest, guesses).score >= goodScore;
}

/** Code points; NIST SP 800-63B requires length, and no kinds of characters. */
const shortest = 10;
const longest = 128;

export const newPassword = (about: string[]) =>
  field(
    z
      .string({ error: "missing" })
      .min(1, "missing")
      .max(longest, { abort: true })
      .refine((text) => [...text].length >= shortest, "shortPassword")
      .refine((text) => isStrong(text, about), "weakPassword"),
    { type: "password", autoComplete: "new-password" },
  );

export const newPasswordForm = (about: string[]) => z.object({ password: newPassword(about) });

export const password = field(z.string({ error: "missing" }).min(1, "missing").max(longest), {
  type: "password",
  autoComplete: "current-password",
});
