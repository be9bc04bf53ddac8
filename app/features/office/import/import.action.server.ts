import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { requireStaff } from "#app/features/staff/index.server.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import { filesContext } from "#app/platform/files/file-services.server.ts";
import { retryAfter } from "#app/platform/forms/form-route.server.tsx";
import { formContext } from "#app/platform/http/visitor.server.ts";
import { type Records, recordsContext } from "#app/platform/records/records.service.server.ts";
import { tableLimits } from "#app/platform/sanitize/file-kinds.ts";
import { keyColumns } from "./columns.ts";
import { compose, type ExistingRecord } from "./compose.ts";
import { faultsOfLinks } from "./faults-of-links.ts";
import type { ImportAnswer, SheetRead, TableProblem } from "./import-answer.ts";
import { previewOf } from "./preview.ts";
import { chooseReading, readRows, withKey } from "./read-rows.ts";
import { type ImportTable, tableNamed } from "./tables.ts";

const cell = z.string().max(tableLimits.letters);
const sentRows = z.array(z.array(cell).max(tableLimits.columns)).max(tableLimits.rows);

/** The JSON comes from the browser: undefined if it is anything but rows of texts. */
function rowsFrom(json: string): string[][] | undefined {
  try {
    return sentRows.parse(JSON.parse(json));
  } catch {
    return undefined;
  }
}

type Context = Readonly<RouterContextProvider>;
type Problem = { problem: TableProblem };

const problem = (code: Exclude<TableProblem["code"], "tooMany">): Problem => ({ problem: { code } });

interface Rows {
  rows: string[][];
  sheet?: SheetRead | undefined;
}

async function rowsOf(context: Context, table: ImportTable): Promise<Rows | Problem> {
  const actor = requireStaff(context, "write");
  const { values = {}, files = {} } = context.get(formContext) ?? {};
  const bytes = files.file ? new Uint8Array(await files.file.arrayBuffer()) : Buffer.from(values.text ?? "");
  if (bytes.length === 0) return problem("none");
  const read = await context.get(filesContext).files.table(bytes, actor);
  if (read.ok) {
    const { reading, others } = chooseReading(table, read.readings);
    const name = read.readings.length > 1 ? reading.sheet : undefined;
    return { rows: reading.rows, sheet: name === undefined ? undefined : { name, others } };
  }
  if (read.reason === "tooMany") return { problem: { code: "tooMany", seconds: read.seconds } };
  const { reason } = read;
  return problem(reason === "fileKind" || reason === "fileLarge" || reason === "tableLong" ? reason : "fileBroken");
}

async function existingOf(records: Records, { kind }: ImportTable): Promise<ExistingRecord[]> {
  if (kind.id === "single") {
    const record = await records.open(kind.name, kind.name);
    return record ? [record] : [];
  }
  const found: ExistingRecord[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const listed = await records.list(kind.name, { page });
    found.push(...listed.items);
    pages = listed.pages;
  }
  return found;
}

async function composeTable(context: Context, table: ImportTable, rows: string[][]) {
  const read = readRows(table, rows);
  if (!read) return problem("heads");
  if (read.rows.length === 0) return problem("empty");
  const records = context.get(recordsContext);
  const placed = compose(table, read.rows, await existingOf(records, table));
  return { ...(await previewOf(table, read.columns, placed, faultsOfLinks(records.isSitePath))), unused: read.unused };
}

/** Keeps nothing of the table. */
async function previewTable(context: Context, table: ImportTable, { rows, sheet }: Rows): Promise<ImportAnswer | Problem> {
  const read = readRows(table, rows);
  const keys = table.lists.length > 0 ? keyColumns(table) : [];
  if (read && read.rows.length > 0 && keys[0] && !read.columns.some((column) => keys.includes(column)))
    return {
      is: "asks",
      table: table.name,
      head: keys[0].head,
      hidden: { table: table.name, rows: JSON.stringify(rows) },
    };
  const found = await composeTable(context, table, rows);
  if ("problem" in found) return found;
  const { drafts, ...shown } = found;
  const hidden = { table: table.name, rows: JSON.stringify(rows), key: newId() };
  return { is: "preview", table: table.name, preview: { ...shown, sheet, count: drafts.length, hidden } };
}

/** Records that already say the same are left alone. */
async function makeDrafts(context: Context, table: ImportTable, rows: string[][], key: string) {
  const actor = requireStaff(context, "write");
  const found = await composeTable(context, table, rows);
  if ("problem" in found) return found;
  let [made, unmade] = [0, 0];
  for (const { slug, version, data } of found.drafts) {
    const saved = await context.get(recordsContext).save({ kind: table.kind.name, slug, version, data, key, actor });
    if (saved.ok) made += 1;
    else unmade += 1;
  }
  return { is: "made", table: table.name, made, unmade } satisfies ImportAnswer;
}

async function answerForm(context: Context, values: Record<string, string>): Promise<ImportAnswer | Problem> {
  const table = tableNamed(values.table ?? "");
  if (!table) return problem("kind");
  const rows = rowsFrom(values.rows ?? "");
  if (values.intent === "key")
    return rows ? previewTable(context, table, { rows: withKey(table, rows, values.key ?? "") }) : problem("none");
  if (values.intent !== "make") {
    const read = await rowsOf(context, table);
    return "problem" in read ? read : previewTable(context, table, read);
  }
  return rows && values.key ? makeDrafts(context, table, rows, values.key) : problem("none");
}

export async function answerImport(context: Context) {
  requireStaff(context, "write");
  const values = context.get(formContext)?.values ?? {};
  const answer = await answerForm(context, values);
  const told: ImportAnswer =
    "problem" in answer ? { is: "problem", table: values.table, text: values.text ?? "", ...answer } : answer;
  const fault = told.is === "problem" ? told.problem : undefined;
  const status = fault ? (fault.code === "tooMany" ? 429 : 400) : 200;
  return data(told, { status, headers: { "Cache-Control": "no-store", ...retryAfter(fault) } });
}
