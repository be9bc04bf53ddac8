import { plainReference } from "../../app/features/submissions/reference.server.ts";
import { newestSubmissions, submissionByReference } from "../../app/features/submissions/submissions.rows.server.ts";
import { attachStore, type Store, StoreError } from "../../app/platform/db/store.server.ts";
import type { Submission } from "../../app/platform/db/tables.ts";
import { printable } from "../../app/platform/forms/characters.ts";
import { type Command, UsageError } from "./command.ts";

const usage = `What visitors sent, for the office:
  npm run enquiries -- list            the newest hundred
  npm run enquiries -- show REFERENCE  all that was sent under it`;

/** A submission as a line of the list. */
function lineOf({ createdAt, reference, status, name, email, phone, ...each }: Submission): string {
  const guardian = each.isMinor ? (each.guardianConfirmedAt ? "guardian agreed" : "guardian to be called") : "";
  const columns = [new Date(createdAt).toISOString(), reference, status, name, email, phone, guardian];
  return printable(columns.filter(Boolean).join("  "));
}

/** What the site compares and counts by itself. */
const internal = new Set(["phoneKey", "nameKey", "searchText", "version", "stateSince", "mergedInto"]);

/** A line for each field that is not empty, and one for each line of a text. */
const linesOf = (submission: Submission) =>
  Object.entries(submission).flatMap(([name, value]) => {
    if (value === null || internal.has(name)) return [];
    const lines = name.endsWith("At") ? [new Date(Number(value)).toISOString()] : String(value).split("\n");
    return lines.map((line) => `${name}: ${printable(line)}`);
  });

/** The result for a reference. @throws StoreError when there is none. */
function found<Result>(result: Result, reference: string): NonNullable<Result> {
  if (!result) throw new StoreError(`Nothing is kept under ${reference}.`);
  return result;
}

/** The commands, each with its output. */
const commands: Record<string, (db: Store["db"], reference: string) => Promise<string[]>> = {
  list: async (db) => (await newestSubmissions(db, 100)).map(lineOf),
  show: async (db, reference) => linesOf(found(await submissionByReference(db, reference), reference)),
};

/** Lists and shows submissions. What is done with them, the office does on its screens. */
export const enquiries: Command = async ([name = "", reference = ""], { settings, say }) => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || (name !== "list" && reference === "")) throw new UsageError(usage);
  const { db, close } = await attachStore(settings);
  const lines = await command(db, plainReference(reference)).finally(close);
  for (const line of lines) say(line);
};
