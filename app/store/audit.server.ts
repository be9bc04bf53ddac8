import type { Rows } from "./store.server.ts";
import type { AuditRow } from "./tables.ts";

/** Notes something that happened to an account. */
export async function insertAudit(rows: Rows, row: AuditRow): Promise<void> {
  await rows.insertInto("audit").values(row).execute();
}

/** What was noted of a member, and of the address with this digest, the newest first. */
export function auditOf(rows: Rows, uid: string, emailDigest: string): Promise<AuditRow[]> {
  const about = rows.selectFrom("audit").selectAll();
  return about
    .where((is) => is.or([is("uid", "=", uid), is("emailDigest", "=", emailDigest)]))
    .orderBy("at", "desc")
    .execute();
}

/** Deletes what was noted before a time. */
export async function deleteAuditBefore(rows: Rows, time: number): Promise<void> {
  await rows.deleteFrom("audit").where("at", "<", time).execute();
}
