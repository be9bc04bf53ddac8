import type { Kysely } from "kysely";
import {
  batchesOf,
  type Contents,
  copiedTables,
  countRows,
  createSum,
  type TableShape,
  writeRows,
} from "./copy-rows.server.ts";
import { StoreError } from "./store-error.server.ts";
import type { Tables } from "./tables.ts";

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
