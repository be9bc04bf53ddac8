import { hash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { isPostgres } from "./database.server.ts";
import { StoreError } from "./store-error.server.ts";
import type { Tables } from "./tables.ts";

interface TableShape {
  name: string;
  columns: string[];
  key: string[];
  batch: number;
}

interface Contents {
  count: number;
  checksum: string;
}

type Row = Record<string, string | number | Uint8Array | null>;
type AnyTables = Kysely<Record<string, Row>>;
const asAny = (db: Kysely<Tables>) => db as unknown as AnyTables;

/** One at a time for tables with blobs, which may be several megabytes each. */
const batches = { plain: 200, withBytes: 1 };

/** Only PostgreSQL has these tables; they need not be copied. */
const temporary = ["limits", "backoff", "answeredPages"];

const wideKeys: Record<string, number> = { fileVersions: 2, submissionDocuments: 2, revisionFiles: 2, newsTold: 3 };

/** Tables that others reference, in the order in which they must be written. */
const referredTo = ["users", "staffUsers", "records", "revisions", "files", "submissions"];

/** PostgreSQL computes these, so they cannot be written; for SQLite, `getTables` omits them. */
const computed: Record<string, string[]> = { publications: ["kind", "slug", "what", "year", "about"] };

export async function everyTable(db: Kysely<Tables>): Promise<TableShape[]> {
  const schema = isPostgres(db)
    ? (await sql<{ name: string }>`SELECT current_schema() AS name`.execute(db)).rows[0]?.name
    : undefined;
  const tables = await db.introspection.getTables();
  return tables
    .filter((table) => !table.isView && table.schema === schema)
    .map(({ name, columns }) => ({
      name,
      columns: columns.map((column) => column.name).filter((column) => !computed[name]?.includes(column)),
      key: columns.slice(0, wideKeys[name] ?? 1).map((column) => column.name),
      batch: columns.some(({ dataType }) => /^blob$/i.test(dataType)) ? batches.withBytes : batches.plain,
    }));
}

/** Referenced tables first, and facts last, since triggers change them. */
export async function copiedTables(db: Kysely<Tables>): Promise<TableShape[]> {
  const tables = (await everyTable(db)).filter(({ name }) => !temporary.includes(name));
  const place = ({ name }: TableShape) => {
    const referred = referredTo.indexOf(name);
    return referred >= 0 ? referred : referredTo.length + (name === "facts" ? 1 : 0);
  };
  return tables.sort((one, other) => place(one) - place(other));
}

/** Without the fingerprint of the secret, which belongs to each store. */
const rowsOf = (db: Kysely<Tables>, { name }: TableShape) =>
  asAny(db)
    .selectFrom(name)
    .$if(name === "facts", (facts) => facts.where("name", "!=", "secretFingerprint"));

export async function countRows(db: Kysely<Tables>, table: TableShape): Promise<number> {
  const { count } = await rowsOf(db, table)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

async function* batchesOf(db: Kysely<Tables>, table: TableShape): AsyncGenerator<Row[]> {
  const key = sql.join(table.key.map((column) => sql.ref(column)));
  let last: Row[string][] | undefined;
  for (;;) {
    const rows = await rowsOf(db, table)
      .select(table.columns)
      .$if(last !== undefined, (query) => query.where(sql<boolean>`(${key}) > (${sql.join(last ?? [])})`))
      .orderBy(key)
      .limit(table.batch)
      .execute();
    if (rows.length === 0) return;
    yield rows;
    last = table.key.map((column) => rows.at(-1)?.[column] ?? null);
  }
}

export async function writeRows(db: Kysely<Tables>, { name }: TableShape, rows: Row[]): Promise<void> {
  const write = (within: AnyTables) => within.insertInto(name).values(rows).execute();
  await (db.isTransaction ? write(asAny(db)) : asAny(db).transaction().execute(write));
}

function plainValue(value: Row[string] | undefined): unknown {
  if (value instanceof Uint8Array) return { bytes: hash("sha256", value) };
  if (typeof value === "number" && !Number.isSafeInteger(value))
    throw new StoreError(`The store has the number ${value}, which is no whole number below 2^53.`);
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  throw new StoreError(`The store has a value of a type that it never writes (${typeof value}).`);
}

/** A sum of digests does not depend on the order of rows: the engines sort texts differently. */
export function createSum({ columns }: Pick<TableShape, "columns">) {
  let count = 0;
  let sum = 0n;
  return {
    add(rows: Row[]) {
      for (const row of rows) {
        const text = JSON.stringify(columns.map((column) => plainValue(row[column])));
        sum += BigInt(`0x${hash("sha256", text).slice(0, 32)}`);
        count += 1;
      }
    },
    contents: (): Contents => ({ count, checksum: BigInt.asUintN(128, sum).toString(16).padStart(32, "0") }),
  };
}

export interface CopiedTable extends Contents {
  name: string;
}

export type OnProgress = (line: string) => void;

const pause = 2_000;

const formatCount = (count: number) => count.toLocaleString("en-IN");

async function copyTable(
  source: Kysely<Tables>,
  target: Kysely<Tables>,
  table: TableShape,
  onProgress: OnProgress,
): Promise<CopiedTable> {
  const { name } = table;
  const count = await countRows(source, table);
  const [left, arrived] = [createSum(table), createSum(table)];
  let toldAt = Number.NEGATIVE_INFINITY;
  const tell = (what: string, done: number) => {
    if (count === 0 || performance.now() - toldAt < pause) return;
    toldAt = performance.now();
    onProgress(`${name}: ${what} ${formatCount(done)} of ${formatCount(count)}`);
  };
  tell("copied", 0);
  for await (const rows of batchesOf(source, table)) {
    left.add(rows);
    await writeRows(target, table, rows);
    tell("copied", left.contents().count);
  }
  for await (const rows of batchesOf(target, table)) {
    arrived.add(rows);
    tell("checked", arrived.contents().count);
  }
  const copied = left.contents();
  const found = arrived.contents();
  if (copied.count !== count || found.count !== count || found.checksum !== copied.checksum)
    throw new StoreError(
      `The table ${name} has ${count} rows, but ${found.count} arrived, or they differ; nothing is kept of the copy, try again.`,
    );
  return { name, ...found };
}

/** Without counts of limits, waits after wrong passwords and answers to forms. @throws StoreError when copies differ */
export async function copyStore(
  source: Kysely<Tables>,
  target: Kysely<Tables>,
  onProgress: OnProgress = () => {},
): Promise<CopiedTable[]> {
  const tables = await copiedTables(source);
  const copied: CopiedTable[] = [];
  for (const table of tables) {
    // Removes the facts of the empty store, and those that triggers wrote while members were inserted.
    if (table.name === "facts") await target.deleteFrom("facts").execute();
    copied.push(await copyTable(source, target, table, onProgress));
  }
  return copied;
}
