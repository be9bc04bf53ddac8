import { parse, stringify } from "yaml";
import { z } from "zod";
import { parseRecords } from "./parse-records.ts";

/** The file in which a content folder says what it has from another one. */
export const sharedFile = "shared.yaml";

/** What is shared of a file: all of it, or records by their ids, or fields by their names. */
const sharing = z.strictObject({
  /** The other folder, seen from this one. */
  from: z.string().min(1),
  files: z.record(z.string(), z.union([z.literal("all"), z.array(z.string())])),
});
type Sharing = z.infer<typeof sharing>;

/**
 * What a content folder has from another one.
 * @param text of its `shared.yaml`; undefined when it has none, and shares nothing
 * @throws ZodError when the text says something else
 */
export const sharingOf = (text: string | undefined): Sharing | undefined =>
  text === undefined ? undefined : sharing.parse(parse(text));

interface Row {
  id: unknown;
}

/** A list with the chosen records of another one, each with its own fields in place of those it shares. */
function withRows(own: Row[], others: Row[], chosen: string[]): Row[] {
  const shared = others.filter(({ id }) => chosen.includes(String(id)));
  const ids = shared.map(({ id }) => id);
  return [
    ...shared.map((row) => ({ ...row, ...own.find(({ id }) => id === row.id) })),
    ...own.filter(({ id }) => !ids.includes(id)),
  ];
}

/** A record with the chosen fields of another one, and its own in place of those. */
const withFields = (own: object | null, others: object, chosen: string[]) => ({
  ...Object.fromEntries(Object.entries(others).filter(([name]) => chosen.includes(name))),
  ...own,
});

/**
 * The text of a file with what is shared of another folder's file.
 * @param own undefined when the folder does not have the file; one that is no YAML stays as it is
 * @param chosen undefined when nothing is shared
 */
export function withShared(own: string | undefined, chosen: "all" | string[] | undefined, other: () => string) {
  if (chosen === undefined) return own;
  if (chosen === "all") return own ?? other();
  const read = parseRecords(own ?? "");
  if ("wrong" in read) return own;
  const [mine, others] = [read.records, parse(other())];
  const merged = Array.isArray(others)
    ? withRows(Array.isArray(mine) ? mine : [], others, chosen)
    : withFields(mine as object | null, others, chosen);
  return stringify(merged, { lineWidth: 0 });
}
