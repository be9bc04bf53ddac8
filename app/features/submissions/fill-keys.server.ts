import type { Kysely } from "kysely";
import { writtenKinds } from "#app/platform/db/inbox-tables.ts";
import type { Tables } from "#app/platform/db/tables.ts";
import { internationalPhone } from "#app/platform/i18n/phone.ts";
import { keysOf, searchTextOf } from "./keys.ts";

/** Rows in memory at once. */
const batch = 500;

const inOneForm = (phone: string | null) => phone && internationalPhone(phone);

/**
 * Computes the columns for comparison and search of submissions and notes stored by an earlier version of the site, and
 * writes phone numbers in their one form, which is how they are shown.
 */
export async function fillKeys(db: Kysely<Tables>): Promise<void> {
  for (;;) {
    const found = await db.selectFrom("submissions").selectAll().where("searchText", "is", null).limit(batch).execute();
    if (found.length === 0) break;
    await db.transaction().execute(async (tx) => {
      for (const { id, ...sent } of found) {
        const phones = { phone: inOneForm(sent.phone), guardianPhone: inOneForm(sent.guardianPhone) };
        await tx
          .updateTable("submissions")
          .set({ ...keysOf({ ...sent, ...phones }), ...phones })
          .where("id", "=", id)
          .execute();
      }
    });
  }
  for (;;) {
    const found = await db
      .selectFrom("submissionNotes")
      .select(["id", "text"])
      .where("searchText", "is", null)
      .where("text", "is not", null)
      .where("text", "!=", "")
      .where("kind", "in", writtenKinds)
      .limit(batch)
      .execute();
    if (found.length === 0) return;
    await db.transaction().execute(async (tx) => {
      for (const { id, text } of found)
        await tx
          .updateTable("submissionNotes")
          .set({ searchText: searchTextOf(text) })
          .where("id", "=", id)
          .execute();
    });
  }
}
