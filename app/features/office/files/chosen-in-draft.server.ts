import type { RouterContextProvider } from "react-router";
import type { StaffActor } from "#app/platform/actor.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import { readFileName } from "#app/platform/files/file-name.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { isSameValue } from "#app/platform/records/changes.ts";
import { type DraftData, valueAt } from "#app/platform/records/draft.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import { kindsContext } from "#app/platform/records/kinds.server.ts";
import { placeLabel } from "#app/platform/records/labels.ts";
import type { OpenRecord } from "#app/platform/records/outcomes.ts";
import { withPictureTexts } from "#app/platform/records/picture-texts.ts";
import { recordsContext } from "#app/platform/records/records.service.server.ts";
import type { FileField } from "./answer.ts";
import { fileFieldAt, type SelectionProblem, pictureListAt, selectFile } from "./put-file.ts";

type RouterContext = Readonly<RouterContextProvider>;

interface FileTarget {
  record?: string | undefined;
  at?: string | undefined;
}

/** Reads `?record=notices/holiday&at=picture.picture`. */
export function targetIn(query: URLSearchParams): FileTarget {
  const record = /^[a-z]+\/[a-z0-9-]+$/i.exec(query.get("record") ?? "")?.[0];
  return { record, at: /^[\w-]+(\.[\w-]+)*$/.exec(query.get("at") ?? "")?.[0] };
}

interface Opened {
  kind: RecordKind;
  open: OpenRecord;
  at: string;
}

/** Where a button for files of both types puts them, if it is at this path. */
const attachedAt = ({ attach }: RecordKind, path: string) => (attach?.pdf === path ? attach : undefined);

/** Undefined if there is no draft, or it was discarded. */
async function openTargetDraft(context: RouterContext, { record = "", at = "" }: FileTarget): Promise<Opened | undefined> {
  const [name, slug = ""] = record.split("/");
  const kind = context.get(kindsContext).find((each) => each.name === name);
  if (!kind || !fileFieldAt(kind, at)) return undefined;
  const open = await context.get(recordsContext).open(kind.name, slug);
  return open && open.state !== "discarded" ? { kind, open, at } : undefined;
}

/** @param was the field's value when the form was first rendered */
export async function fieldFor(
  context: RouterContext,
  target: FileTarget,
  locale: Locale,
  was?: string,
): Promise<FileField | undefined> {
  const opened = await openTargetDraft(context, target);
  if (!opened) return undefined;
  const { kind, open, at } = opened;
  const list = pictureListAt(kind, at);
  const takesSeveral = list !== undefined;
  const now = String(valueAt(open.data, at) ?? "");
  const labelOf = (path: string) => placeLabel(kind, path, locale, open.data);
  const both = attachedAt(kind, at);
  return {
    label: both ? `${labelOf(both.pdf)}, ${labelOf(both.picture)}` : labelOf(list?.path ?? at),
    takes: both ? "any" : fileFieldAt(kind, at)?.type === "file" ? "pdf" : "picture",
    takesSeveral,
    pictureAt: both?.picture,
    // The next file replaces the previous one, except in a list, where it gets a new row.
    was: takesSeveral ? (was ?? now) : now,
  };
}

/** Selects a file in the draft that it was added for, and saves the draft; publishes nothing. */
export async function selectInDraft(
  context: RouterContext,
  target: FileTarget,
  { was, name, actor }: { was: string; name: string; actor: StaffActor },
): Promise<"chosen" | SelectionProblem> {
  const opened = await openTargetDraft(context, target);
  if (!opened) return "gone";
  const { kind, open, at } = opened;
  const picture = readFileName(name)?.type === "image" && attachedAt(kind, at)?.picture;
  const put = selectFile(kind, open.data as DraftData, picture ? { at: picture, was: "", name } : { at, was, name });
  if (typeof put === "string") return put;
  const { data, made } = withPictureTexts(kind, put, open.data as DraftData);
  if (isSameValue(data, open.data)) return "chosen";
  const { slug, version } = open;
  const write = { kind: kind.name, actor, key: newId() };
  const saved = await context.get(recordsContext).save({ ...write, slug, data, version, confirmed: made });
  return saved.ok ? "chosen" : "changed";
}
