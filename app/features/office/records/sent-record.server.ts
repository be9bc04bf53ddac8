import { redirect } from "react-router";
import { partOf, withTyped } from "#app/features/office/parts/part.ts";
import { withPartIds } from "#app/features/office/parts/part-buttons.server.ts";
import { requireStaff } from "#app/features/staff/index.server.ts";
import type { SentForm } from "#app/platform/forms/form-route.server.tsx";
import { inLocale, type Locale } from "#app/platform/i18n/locale.ts";
import type { DraftData } from "#app/platform/records/draft.ts";
import { draftFrom } from "#app/platform/records/draft-form.ts";
import type { RecordRefusal, RecordWrite } from "#app/platform/records/outcomes.ts";
import { applySuggestion } from "#app/platform/records/pairs.ts";
import type { RecordProblem } from "#app/platform/records/publishable.ts";
import { recordsContext } from "#app/platform/records/records.service.server.ts";
import { recordAddressOf } from "./addresses.ts";
import { tickedPictures } from "./agreed-pictures.server.ts";
import { placeAt } from "./place.server.ts";
import { postedChoices, intentOf, startOf } from "./posted.ts";
import { type ViewRequest, plainView, recordViewOf } from "./record-view.server.ts";
import type { PublishChoices, RecordView } from "./record-view.ts";

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
