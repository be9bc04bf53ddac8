import type { RouterContextProvider } from "react-router";
import { partOf } from "#app/features/office/parts/part.ts";
import { may } from "#app/features/staff/index.ts";
import type { StaffActor } from "#app/platform/actor.ts";
import { factFiles, factsIn } from "#app/platform/content/facts.server.ts";
import { factFiller } from "#app/platform/content/fill-facts.server.ts";
import { type PublicRecords, publicRecordsContext } from "#app/platform/content/public-records.server.ts";
import { presentTime } from "#app/platform/content/today.server.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import { filesContext } from "#app/platform/files/file-services.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { isSameValue } from "#app/platform/records/changes.ts";
import { type DraftData, isEmpty, valueAt } from "#app/platform/records/draft.ts";
import { draftOf } from "#app/platform/records/draft-form.ts";
import { publisherOf, type RecordKind } from "#app/platform/records/kind.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import type { OpenRecord } from "#app/platform/records/outcomes.ts";
import { pairStates } from "#app/platform/records/pairs.ts";
import { publishable, type RecordProblem } from "#app/platform/records/publishable.ts";
import type { RecordField } from "#app/platform/records/record-field.ts";
import { recordsContext } from "#app/platform/records/records.service.server.ts";
import { unprintableTexts } from "#app/platform/records/unprintable-texts.ts";
import { makeRecord } from "#app/platform/records/walk.ts";
import { referenceOptions } from "./named-records.server.ts";
import { optionsIn, withFiles } from "./options.server.ts";
import type { Place } from "./place.server.ts";
import { initialChoices } from "./posted.ts";
import type { RecordView } from "./record-view.ts";
import { repeatedSeats } from "./repeated-seats.ts";
import { textSuggestionsFor } from "./suggestions.server.ts";

export interface ViewRequest {
  context: Readonly<RouterContextProvider>;
  actor: StaffActor;
  place: Place;
  locale: Locale;
}

const lastOf = (kind: RecordKind, records: PublicRecords): object | undefined =>
  kind.startsFrom?.last(records.of(filesOfKinds(kind))[kind.name] as object[]) as object | undefined;

/** What was typed, and otherwise a copy of the last record without what is specific to each. */
export function copyFromLast({ context, place: { kind } }: ViewRequest, typed: DraftData): DraftData {
  const last = lastOf(kind, context.get(publicRecordsContext));
  const isOwn = (field: RecordField) =>
    kind.startsFrom?.own.includes(field.path) || field.type === "file" || (field.type === "number" && field.isRupees);
  const copied = makeRecord(kind.fields, last ?? {}, ({ field, value }) => (isOwn(field) ? undefined : value));
  return {
    ...draftOf(kind.fields, copied),
    ...Object.fromEntries(Object.entries(typed).filter(([, own]) => !isEmpty(own))),
  };
}

/** Works without the store. */
export function plainView({ context, actor, place, locale }: ViewRequest, over: Partial<RecordView> = {}): RecordView {
  const { kind, slug } = place;
  const now = presentTime();
  const { open } = over;
  const begun = draftOf(kind.fields, open?.data ?? {});
  const data = over.data ?? begun;
  const records = context.get(publicRecordsContext);
  const { en, mr } = factsIn(records.of(factFiles));
  return {
    kind,
    slug,
    actor,
    now,
    key: newId(),
    suggestions: {},
    start: slug === undefined && lastOf(kind, records) ? "offered" : undefined,
    mayPublish: may(actor, publisherOf(kind, slug ?? "") === "principal" ? "decide" : "write"),
    version: open?.version ?? 0,
    edition: open?.edition ?? "",
    choices: initialChoices(kind, open, now),
    filled: factFiller(context),
    options: optionsIn(kind, records.in(locale)),
    repeated: repeatedSeats(data, { en: en.intake, mr: mr.intake }),
    ...over,
    part: over.part !== undefined && hasPart(kind, data, over.part) ? over.part : undefined,
    data,
    isUnsaved: !isSameValue(data, begun),
    states: pairStates(kind.fields, data, open?.stale ?? {}),
  };
}

/** A draft may always get a pasted text. */
const hasPart = (kind: RecordKind, data: object, part: string): boolean =>
  partOf(kind, part) === part && (part === kind.parts?.pasted || valueAt(data, part) !== undefined);

function publishProblems(kind: RecordKind, slug: string, data: object): RecordProblem[] {
  const made = publishable(kind, data, { slug });
  return [...(made.ok ? [] : made.problems), ...unprintableTexts(kind, data)];
}

/** @returns undefined if there is no such record */
export async function recordViewOf(looking: ViewRequest, over: Partial<RecordView> = {}): Promise<RecordView | undefined> {
  const { context, place } = looking;
  const { kind, slug } = place;
  const records = context.get(recordsContext);
  const open: OpenRecord | undefined = slug === undefined ? undefined : await records.open(kind.name, slug);
  if (slug !== undefined && !open) return undefined;
  const view = plainView(looking, { open, ...over });
  const { files } = context.get(filesContext);
  const { data, picturesFrom } = view;
  const chosen = { kind, files, data, locale: looking.locale, names: records.pictureNames(), picturesFrom };
  const named = await referenceOptions(context, { kind, slug, locale: looking.locale });
  const options = { ...(await withFiles(view.options, chosen)), records: named };
  const ready = kind.parts && slug !== undefined ? { unready: publishProblems(kind, slug, data) } : {};
  return { ...view, ...ready, options, suggestions: textSuggestionsFor(records, kind, slug, data) };
}
