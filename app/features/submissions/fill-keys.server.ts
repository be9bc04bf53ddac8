import { writtenKinds } from "#app/platform/db/inbox-tables.ts";
import { lockInTransaction } from "#app/platform/db/locks.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import { internationalPhone } from "#app/platform/i18n/phone.ts";
import { keysOf, searchTextOf } from "./keys.ts";

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
