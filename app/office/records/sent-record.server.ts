import { type RouterContextProvider, redirect } from "react-router";
import { filesContext } from "#app/cms/files/files.server.ts";
import type { SentForm } from "#app/cms/http/form-route.server.tsx";
import { type DraftData, valueAt } from "#app/cms/records/draft.ts";
import { draftFrom } from "#app/cms/records/draft-form.ts";
import type { RecordProblem } from "#app/cms/records/publishable.ts";
import type { RecordRefusal, RecordWrite } from "#app/cms/records/record-types.ts";
import { recordsContext } from "#app/cms/records/records.server.ts";
import { applySuggestion } from "#app/cms/records/translations.ts";
import type { StaffActor } from "#app/lib/actor.ts";
import { fileNamesIn } from "#app/lib/files/file-name.ts";
import { inLocale, type Locale } from "#app/lib/i18n/locale.ts";
import { withPartIds } from "#app/office/parts/part-buttons.server.ts";
import { partOf, withTyped } from "#app/office/parts/parts.ts";
import { requireStaff } from "#app/people/staff/gate.server.ts";
import { intentOf, postedChoices, startOf } from "./posted-record.ts";
import { placeAt, plainView, recordViewOf, type ViewRequest } from "./record-view.server.ts";
import { type PublishChoices, type RecordView, recordAddressOf } from "./record-view.ts";

const tickedPictures = (values: Record<string, string>, data: object): string[] =>
  Object.keys(values).flatMap((name) => {
    // Without a path, the consent is for all pictures of the form.
    const of = name.startsWith("form:agreed:") ? valueAt(data, name.slice(12)) : undefined;
    if (typeof of === "object") return fileNamesIn(JSON.stringify(of));
    return typeof of === "string" && of ? [of] : [];
  });

/** Called when the record is saved; until then, a tick can be undone. */
export async function recordConsents(
  context: Readonly<RouterContextProvider>,
  actor: StaffActor,
  ticked: string[],
  data: object,
): Promise<void> {
  const pictures = fileNamesIn(JSON.stringify(data));
  for (const picture of ticked.filter((each) => pictures.includes(each)))
    await context.get(filesContext).files.agree(picture, actor);
}

export interface SentRecord extends ViewRequest {
  /** All submitted values, with the suggestion applied if its button was pressed. */
  values: Record<string, string>;
  /** The value of the pressed button; `verb` and `of` are its parts. */
  intent: string;
  verb: string;
  of: string;
  follows: Locale | undefined;
  /** The part that the form is for (`partOf`); undefined for the record's own form. */
  part: string | undefined;
  /** The fields as a draft; `cut` has the paths of texts that were too long. */
  typed: DraftData;
  cut: string[];
  ticked: string[];
  choices: PublishChoices;
  /** The state that the form was based on. */
  start: { version: number; edition: string };
  /** Without the slug, which a new record lacks. */
  write: Omit<RecordWrite, "slug">;
  /** An undo that was just made did not restore what was scheduled before. */
  isScheduleLost?: boolean | undefined;
}

/** @throws Response for strangers, roles that may not write, and unknown kinds and versions */
export function readSent({ context, actor: { locale }, address, values: sent }: SentForm): SentRecord {
  const actor = requireStaff(context, "write");
  const place = placeAt(context, address);
  if (!place) throw new Response(null, { status: 404 });
  const { kind } = place;
  // A new record gets its slug when it is first saved, even if publishing it was refused.
  const slug = place.slug ?? (sent["form:slug"] || undefined);
  const { intent = "" } = sent;
  const values = applySuggestion(sent, intent) ?? sent;
  const { data: typed, cut } = draftFrom(kind.fields, values);
  const { key, ...start } = startOf(values);
  const { "form:part": part = "" } = values;
  return {
    context,
    actor,
    locale,
    place: { kind, slug },
    values,
    intent,
    ...intentOf(intent),
    part: partOf(kind, part),
    typed,
    cut,
    ticked: tickedPictures(values, typed),
    choices: postedChoices(values),
    start,
    write: { kind: kind.name, actor, key },
  };
}

/** Adds the rest of the draft if the form had only a part of it. */
export async function withWhole(sent: SentRecord): Promise<SentRecord> {
  const { context, place, part, start, typed } = sent;
  const { kind, slug } = place;
  if (!kind.parts || slug === undefined) return sent;
  const records = context.get(recordsContext);
  const base =
    (await records.revision(kind.name, slug, start.version || 1)) ?? (await records.open(kind.name, slug))?.data ?? {};
  return { ...sent, typed: withPartIds(kind, withTyped(kind, base as DraftData, typed, part), sent.write.key) };
}

export async function answerWith(sent: SentRecord, over: Partial<RecordView>): Promise<RecordView> {
  const shown = { choices: sent.choices, ticked: sent.ticked, part: sent.part, ...over };
  return (await recordViewOf(sent, shown)) ?? plainView(sent, shown);
}

export function refusalView(refusal: RecordRefusal, intent = ""): Partial<RecordView> {
  const { reason } = refusal;
  if (reason === "look") return { problem: { code: reason, look: refusal.look, typed: refusal.typed, intent } };
  if (refusal.reason === "changed") return { problem: { code: "changed", last: refusal.last } };
  if (refusal.reason !== "incomplete") return { problem: { code: refusal.reason } };
  return { problem: { code: "incomplete" }, problems: refusal.problems as RecordProblem[] };
}

/** @throws Response always */
export function leadTo({ locale }: Pick<SentRecord, "locale">, address: string): never {
  throw redirect(inLocale(address, locale), 303);
}

/** @param to query and fragment of the address. @throws Response always */
export const leadToRecord = (sent: SentRecord, to = ""): never =>
  leadTo(sent, recordAddressOf(sent.place.kind.name, sent.place.slug) + to);
