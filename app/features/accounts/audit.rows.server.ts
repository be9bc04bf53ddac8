import type { AuditEvent, AuditRow } from "#app/platform/db/account-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";

export async function insertAudit(db: Db, row: AuditRow): Promise<void> {
  await db
    .insertInto("audit")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({ at: row.at, count: (value) => value("audit.count", "+", row.count) }),
    )
    .execute();
}

export async function countAudit(db: Db, emailDigest: string, event: AuditEvent, since: number): Promise<number> {
  const { count } = await db
    .selectFrom("audit")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("emailDigest", "=", emailDigest)
    .where("event", "=", event)
    .where("at", ">=", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function auditOf(db: Db, uid: string, emailDigest: string): Promise<AuditRow[]> {
  const about = db.selectFrom("audit").selectAll();
  return about
    .where((is) => is.or([is("uid", "=", uid), is("emailDigest", "=", emailDigest)]))
    .orderBy("at", "desc")
    .execute();
}

/** Parameters of one statement; every database takes this many. */
const atOnce = 500;

/** Only events that belong to no member: no uid, and no address or none of the members' (`digests`). */
export async function deleteStrangersAuditBefore(db: Db, time: number, digests: string[]): Promise<void> {
  const old = db.deleteFrom("audit").where("at", "<", time).where("uid", "is", null);
  await old.where("emailDigest", "is", null).execute();
  const found = db.selectFrom("audit").select("emailDigest").distinct();
  const noted = await found.where("at", "<", time).where("uid", "is", null).execute();
  const members = new Set<string | null>(digests);
  const strangers = noted.map(({ emailDigest }) => emailDigest).filter((digest) => !members.has(digest));
  for (let start = 0; start < strangers.length; start += atOnce)
    await old.where("emailDigest", "in", strangers.slice(start, start + atOnce)).execute();
}

export async function deleteAuditBefore(db: Db, time: number): Promise<void> {
  await db.deleteFrom("audit").where("at", "<", time).execute();
}
