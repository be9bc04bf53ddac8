import type { Rows } from "./store.server.ts";
import type { AuditRow } from "./tables.ts";

/** Notes something that happened to an account. */
export async function insertAudit(rows: Rows, row: AuditRow): Promise<void> {
  await rows.insertInto("audit").values(row).execute();
}

/** What was noted of a member, the newest first. */
export function auditOf(rows: Rows, uid: string): Promise<AuditRow[]> {
  return rows.selectFrom("audit").selectAll().where("uid", "=", uid).orderBy("at", "desc").execute();
}

/** Deletes what was noted before a time. */
export async function deleteAuditBefore(rows: Rows, time: number): Promise<void> {
  await rows.deleteFrom("audit").where("at", "<", time).execute();
}
