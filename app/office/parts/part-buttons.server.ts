import { createHash } from "node:crypto";
import { type DraftData, type DraftPair, withRowIds } from "#app/cms/records/draft.ts";
import type { RecordKind } from "#app/cms/records/kind.ts";
import { changeParts, changePasted, isPaired, type PartVerb, pairsOf, partPath, partsIn, withPasted } from "./parts.ts";

export interface PartChange {
  data: DraftData;
  /** The part to show next; without it, the list. */
  part?: string | undefined;
  /** The part at which the list is shown. */
  at?: string | undefined;
  canUndo: boolean;
}

const letters = "abcdefghijklmnopqrstuvwxyz";

/** Ids differ for each form, as two people can add rows at once, and are the same when one form is sent twice. */
function rowIdsOf(key: string): () => string {
  let count = 0;
  return () => {
    const digest = createHash("sha256").update(`${key} ${count++}`).digest().subarray(0, 8);
    return Array.from(digest, (byte) => letters.charAt(byte % letters.length)).join("");
  };
}

/** Drafts of earlier versions of this software have rows without ids. */
export const withPartIds = (kind: RecordKind, data: DraftData, key: string): DraftData =>
  withRowIds(kind.fields, data, rowIdsOf(`old ${key}`));

/** The number of a part that was shown without an id. */
const numberIn = (part: string | undefined): number => Number(/\.(\d{1,3})$/.exec(part ?? "")?.[1] ?? -1);

const verbs: readonly string[] = ["add", "up", "down", "copy", "remove"] satisfies PartVerb[];
const isVerb = (verb: string): verb is PartVerb => verbs.includes(verb);

/** Buttons: `part:up`, `part:add`, `pasted:instead`, `pasted:join.mr.2`. @returns undefined for any other button */
export function changeByButton(
  kind: RecordKind,
  data: DraftData,
  part: string | undefined,
  intent: string,
  key: string,
): PartChange | undefined {
  const [subject, verb = ""] = intent.split(":");
  const { parts } = kind;
  if (!parts) return undefined;
  const rows = partsIn(kind, data);
  const newRowId = rowIdsOf(`new ${key}`);
  if (subject === "part" && isVerb(verb)) {
    const named = rows.findIndex((row, at) => partPath(kind, row, at) === part);
    const found = named < 0 ? numberIn(part) : named;
    if (verb !== "add" && !rows[found]) return { data, canUndo: false };
    const changed = changeParts(parts, rows, rows[found] ? found : undefined, verb, newRowId);
    const { at } = changed;
    const path = at === undefined ? undefined : partPath(kind, changed.rows[at] as DraftData, at);
    const opens = verb === "add" || verb === "copy";
    const after = { ...data, [parts.list]: changed.rows };
    return { data: after, canUndo: !opens, ...(opens ? { part: path } : { at: path }) };
  }
  if (subject !== "pasted") return undefined;
  const pasted = (data[parts.pasted] ?? {}) as DraftPair;
  const pairs = pairsOf(pasted);
  if ((verb !== "instead" && verb !== "end") || !isPaired(pairs)) {
    const changed = changePasted(pasted, verb) ?? pasted;
    return { data: { ...data, [parts.pasted]: changed as DraftData }, part: parts.pasted, canUndo: false };
  }
  const { [parts.pasted]: _done, ...others } = data;
  return { data: { ...others, [parts.list]: withPasted(parts, rows, pairs, verb, newRowId) }, canUndo: true };
}
