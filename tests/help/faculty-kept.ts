import { createHash } from "node:crypto";
import { rowsIn } from "./rows.ts";

/** A site with a data folder. */
interface Place {
  dataDir: string;
}

/** The id of the account with this address; empty when there is none. */
export const uidOf = ({ dataDir }: Place, email: string): string =>
  String(rowsIn(dataDir, "SELECT id FROM users WHERE email = ?", email.toLowerCase())[0]?.id ?? "");

const byMember = {
  users: "id",
  credentials: "userId",
  sessions: "userId",
  members: "uid",
  uploads: "uid",
};
const digest = (value: unknown) =>
  value instanceof Uint8Array ? createHash("sha256").update(value).digest("hex") : value;

/** All rows of a member in the store, table by table. */
export function allOf({ dataDir }: Place, uid: string): Record<string, Record<string, unknown>[]> {
  const rows = (sql: string) =>
    rowsIn(dataDir, sql, uid).map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, digest(value)])),
    );
  const tables = Object.entries(byMember).map(([table, column]) => [
    table,
    rows(`SELECT * FROM ${table} WHERE ${column} = ? ORDER BY 1`),
  ]);
  return {
    ...Object.fromEntries(tables),
    documents: rows("SELECT * FROM documents WHERE path LIKE '%/users/' || ? || '/%' ORDER BY path"),
  };
}

/** A member's profile document and its path. */
export function profileOf({ dataDir }: Place, uid: string): { path: string; data: Record<string, unknown> } {
  const [row] = rowsIn(dataDir, "SELECT path, data FROM documents WHERE path LIKE '%/facultyProfile/' || ?", uid);
  return { path: String(row?.path), data: JSON.parse(String(row?.data ?? "null")) };
}
