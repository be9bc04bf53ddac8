import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { filesContext } from "#app/cms/files/files.server.ts";
import { retryAfter } from "#app/cms/http/form-route.server.tsx";
import { type Records, recordsContext } from "#app/cms/records/records.server.ts";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import { formContext } from "#app/lib/http/visitor.server.ts";
import { formatNumber } from "#app/lib/i18n/format.ts";
import { tableLimits } from "#app/lib/sanitize/file-kinds.ts";
import { officeWords } from "#app/office/office-words.ts";
import { recordAddressOf } from "#app/office/records/record-view.ts";
import { recordWords } from "#app/office/records/record-words.ts";
import { requireStaff, staffOf } from "#app/people/staff/gate.server.ts";
import { OfficePage, officeMeta } from "#app/people/staff/office-screen.tsx";
import { may } from "#app/people/staff/roles.ts";
import { wordsAt } from "#app/ui/page-context.ts";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/import-page";
import styles from "./import.css?url";
import { ImportForm, ImportKey, ImportPreview } from "./import-forms.tsx";
import { faultsOfLinks, type ImportAnswer, previewOf, type SheetRead, type TableProblem } from "./import-preview.ts";
import { compose, type ExistingRecord } from "./import-records.ts";
import { chooseReading, readRows, withKey } from "./import-rows.ts";
import { type ImportTable, keyColumns, tableNamed } from "./import-tables.ts";
import { importWords } from "./import-words.ts";

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
async function previewTable(
  context: Context,
  table: ImportTable,
  { rows, sheet }: Rows,
): Promise<ImportAnswer | Problem> {
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

async function answerImport(context: Context) {
  requireStaff(context, "write");
  const values = context.get(formContext)?.values ?? {};
  const answer = await answerForm(context, values);
  const told: ImportAnswer =
    "problem" in answer ? { is: "problem", table: values.table, text: values.text ?? "", ...answer } : answer;
  const fault = told.is === "problem" ? told.problem : undefined;
  const status = fault ? (fault.code === "tooMany" ? 429 : 400) : 200;
  return data(told, { status, headers: { "Cache-Control": "no-store", ...retryAfter(fault) } });
}

function ImportResult({
  table: name = "",
  made,
  unmade,
}: {
  table?: string | undefined;
  made: number;
  unmade: number;
}) {
  const { locale, link } = useSite();
  const t = useWords(importWords);
  const kind = tableNamed(name)?.kind;
  const isSingle = kind?.id === "single";
  return (
    <section id="answer" tabIndex={-1}>
      {made > 0 && (
        <p className="note" role="status">
          {t.made(formatNumber(made, locale), made === 1)}
        </p>
      )}
      {made === 0 && unmade === 0 && <p className="note">{t.nothing}</p>}
      {unmade > 0 && (
        <p className="note alert" role="alert">
          {t.unmade(formatNumber(unmade, locale))}
        </p>
      )}
      {kind && (
        <p>
          <a
            className="button"
            href={link(isSingle ? recordAddressOf(kind.name, kind.name) : `/office/records/${kind.name}`)}
          >
            {t.see}
          </a>
        </p>
      )}
    </section>
  );
}

/** Bytes of a form, whose file or rows are held in memory. */
const mostBytes = 6 * 1024 * 1024;

export const handle = {
  isPrivate: true,
  async takesFiles(request: Request, context: RouterContextProvider) {
    const actor = await staffOf(request, context);
    if (!actor || !may(actor, "write")) return undefined;
    return { whose: actor.uid, group: "office", mostAtOnce: 3, mostBytes, isPatient: true };
  },
};
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const meta: Route.MetaFunction = (page) =>
  officeMeta(wordsAt(importWords, page).title, wordsAt(officeWords, page).office);
export const action = ({ context }: Route.ActionArgs) => answerImport(context);

export function loader({ request, context }: Route.LoaderArgs) {
  requireStaff(context, "write");
  return { table: new URL(request.url).searchParams.get("table") ?? "" };
}

export default function ImportPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { link } = useSite();
  const t = useWords(importWords);
  const { title } = useWords(recordWords);
  const isForm = answer === undefined || answer.is === "problem";
  return (
    <OfficePage title={t.title} lead={isForm ? t.lead : undefined} back={{ to: "/office/records", label: title }}>
      {isForm && <ImportForm table={answer?.table ?? loaderData.table} answer={answer} />}
      {answer?.is === "asks" && <ImportKey {...answer} />}
      {answer?.is === "preview" && <ImportPreview preview={answer.preview} />}
      {answer?.is === "made" && <ImportResult {...answer} />}
      {!isForm && (
        <p className="import-more">
          <a href={link("/office/import")}>{t.again}</a>
        </p>
      )}
    </OfficePage>
  );
}
