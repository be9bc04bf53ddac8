import { type Kysely, sql } from "kysely";

/** Computed from the entry itself: nothing can be said there that the chain does not cover. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const computed = {
    kind: "text",
    slug: "text",
    what: "text",
    year: "integer",
    about: "text",
  };
  const about = "(entry ->> '$.about.kind') || '/' || (entry ->> '$.about.slug')";
  for (const [name, type] of Object.entries(computed)) {
    const value = name === "about" ? about : `entry ->> '$.${name}'`;
    // A damaged entry must not make the log unreadable: `npm run proof -- verify` names it.
    await sql`ALTER TABLE publications ADD COLUMN ${sql.raw(name)} ${sql.raw(type)}
      GENERATED ALWAYS AS (CASE WHEN json_valid(entry) THEN ${sql.raw(value)} END) VIRTUAL`.execute(db);
  }
  await addIndexes(db);
}

export async function addIndexes(db: Kysely<unknown>): Promise<void> {
  // With `what`, so that the newest entry about each record is read from the index alone.
  const byRecord = db.schema.createIndex("publicationsByRecord").on("publications");
  await byRecord.columns(["kind", "slug", "seq", "what"]).execute();
  await db.schema.createIndex("publicationsByKind").on("publications").columns(["kind", "seq"]).execute();
  await db.schema.createIndex("publicationsByYear").on("publications").columns(["year", "seq"]).execute();
  await db.schema.createIndex("publicationsByAbout").on("publications").columns(["about", "seq"]).execute();
  await db.schema.createIndex("editionsByBegin").on("editions").columns(["publicFrom", "id"]).execute();
  await db.schema.createIndex("editionsByEnd").on("editions").columns(["publicUntil", "id"]).execute();
}
