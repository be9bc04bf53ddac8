import { type Db, lockInTransaction } from "#app/lib/db/database.server.ts";
import { type SubmissionKeys, writtenKinds } from "#app/lib/db/inbox-tables.ts";
import { internationalPhone, phoneKeyOf } from "#app/lib/i18n/phone.ts";
import { nameKey, soundOf, termsOf } from "#app/lib/i18n/search-terms.ts";
import { emailKey } from "#app/lib/limits/address-keys.ts";
import type { Details } from "./submission.ts";

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

/** Rows in memory at once. */
const batch = 500;

const inOneForm = (phone: string | null) => phone && internationalPhone(phone);

const dueSubmissions = (db: Db) =>
  db.selectFrom("submissions").selectAll().where("searchText", "is", null).orderBy("id").limit(batch).execute();

const dueNotes = (db: Db) =>
  db
    .selectFrom("submissionNotes")
    .select(["id", "text"])
    .where("searchText", "is", null)
    .where("text", "is not", null)
    .where("text", "!=", "")
    .where("kind", "in", writtenKinds)
    .orderBy("id")
    .limit(batch)
    .execute();

/**
 * For rows stored by an earlier version of the site: computes the columns for comparison and search, and writes phone
 * numbers in their one form. Of several processes that start at once, one does each batch.
 */
export async function fillKeys(db: Db): Promise<void> {
  while ((await dueSubmissions(db)).length > 0)
    await db.transaction().execute(async (tx) => {
      await lockInTransaction(tx, "fill keys");
      for (const { id, ...sent } of await dueSubmissions(tx)) {
        const phones = { phone: inOneForm(sent.phone), guardianPhone: inOneForm(sent.guardianPhone) };
        await tx
          .updateTable("submissions")
          .set({ ...keysOf({ ...sent, ...phones }), ...phones })
          .where("id", "=", id)
          // Meanwhile it may have been changed, with its keys, or erased.
          .where("searchText", "is", null)
          .execute();
      }
    });
  while ((await dueNotes(db)).length > 0)
    await db.transaction().execute(async (tx) => {
      await lockInTransaction(tx, "fill keys");
      for (const { id, text } of await dueNotes(tx))
        await tx
          .updateTable("submissionNotes")
          .set({ searchText: searchTextOf(text) })
          .where("id", "=", id)
          .where("searchText", "is", null)
          .execute();
    });
}
