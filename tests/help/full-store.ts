import { hash, randomBytes } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { copiedTables, writeRows } from "#app/lib/db/copy-store.server.ts";
import { openSqliteStore } from "#app/lib/db/sqlite-store.server.ts";

/** Texts that the engines might change or sort differently. */
const texts = [
  "आशा नमुने, र्‍य आणि क्‍ष",
  "Æ ae Z z _ - \u00e9 e\u0301",
  `"quoted" 'twice' \\ \t\r\n; -- ?`,
  "😀\u{10ffff}",
  " ",
  "NULL",
  '{"name":"\\u0000"}',
];
const integers = [0, 1, -1, 2 ** 31 - 1, -(2 ** 31)];
const longs = [...integers, Number.MAX_SAFE_INTEGER, 1_795_000_000_000];

/** Numbers rows, so that what must be unique is. */
const one = <Value>(values: Value[], index: number) => values[index % values.length] as Value;

/** Tables with blobs, and columns with the id of another table's row. */
const withBytes = ["uploads", "fileVersions"];
const references = ["userId", "recordId", "revisionId", "submissionId", "keptId", "mergedId"];

const idOf = (index: number) => `${index}${one(texts, index)}`;

/** Fills every table of a new store in a data folder with so many rows; those with bytes fewer, up to a megabyte. */
export async function fillStore(dataDir: string, countOf: (table: string) => number): Promise<void> {
  const { db, close } = await openSqliteStore(dataDir);
  const shapes = new Map((await db.introspection.getTables()).map((table) => [table.name, table.columns]));
  for (const table of await copiedTables(db)) {
    const columns = shapes.get(table.name) ?? [];
    const rows = Array.from({ length: withBytes.includes(table.name) ? 9 : countOf(table.name) }, (_, index) =>
      Object.fromEntries(
        columns.map(({ name, dataType, isNullable }, place) => {
          if (isNullable && place > 0 && (index + place) % 3 === 0) return [name, null];
          if (references.includes(name)) return [name, idOf(index)];
          // Several versions of a file, which the second column tells apart.
          if (name === "fileId") return [name, idOf(Math.floor(index / 3))];
          // It is unique.
          if (name === "seq") return [name, index];
          if (/int/i.test(dataType)) return [name, one(/big/i.test(dataType) ? longs : integers, index + place)];
          if (/blob/i.test(dataType))
            return [name, one([randomBytes(2 ** 20), randomBytes(3), Buffer.alloc(0)], index)];
          return [name, `${index}${one(texts, index + place)}`];
        }),
      ),
    );
    for (let start = 0; start < rows.length; start += 100) await writeRows(db, table, rows.slice(start, start + 100));
  }
  await close();
}

/** A row for quick comparison: blobs are replaced by their digest. */
export const comparable = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Uint8Array ? hash("sha256", value) : value]),
  );

/** All rows of all tables of a data folder, sorted by primary key, except those recording its creation. */
export function everyRow(dataDir: string): Record<string, Record<string, unknown>[]> {
  const file = new DatabaseSync(join(dataDir, "store.sqlite"), { timeout: 5000 });
  const tables = file
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'kysely%' ORDER BY name")
    .all()
    .map(({ name }) => String(name));
  // The secret's fingerprint differs between stores.
  const where = (table: string) => (table === "facts" ? "WHERE name <> 'secretFingerprint'" : "");
  const rowsOf = (table: string) => file.prepare(`SELECT * FROM "${table}" ${where(table)} ORDER BY 1, 2`).all();
  const rows = tables.map((table) => [table, rowsOf(table)] as const);
  file.close();
  return Object.fromEntries(rows.map(([table, each]) => [table, each.map(comparable)]));
}
