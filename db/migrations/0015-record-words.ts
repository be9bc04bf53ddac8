import type { Kysely } from "kysely";

interface Tables {
  records: { id: string; draftId: string; words: string };
  revisions: { id: string; data: string };
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** `words` has a draft's texts for the office's searches, so that no draft is read for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("records")
    .addColumn("words", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  const tx = db as Kysely<Tables>;
  const drafts = await tx
    .selectFrom("records")
    .innerJoin("revisions", "revisions.id", "records.draftId")
    .select(["records.id", "data"])
    .execute();
  for (const { id, data } of drafts) {
    const words = textsIn(JSON.parse(data)).join("\n").normalize("NFC").toLowerCase();
    await tx.updateTable("records").set({ words }).where("id", "=", id).execute();
  }
}
