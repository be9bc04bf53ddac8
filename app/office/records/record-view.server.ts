import type { RouterContextProvider } from "react-router";
import { factFiles, factsIn } from "#app/cms/content/facts.server.ts";
import { factFiller, type PublicRecords, publicRecordsContext } from "#app/cms/content/public-records.server.ts";
import { stringsIn } from "#app/cms/content/text.ts";
import { filesContext } from "#app/cms/files/files.server.ts";
import { type DraftData, isEmpty, isSameValue, makeRecord, pairsIn, valueAt } from "#app/cms/records/draft.ts";
import { draftOf } from "#app/cms/records/draft-form.ts";
import type { RecordField } from "#app/cms/records/fields.ts";
import { canBeAdded, publisherOf, type RecordKind } from "#app/cms/records/kind.ts";
import { filesOfKinds, kindsContext } from "#app/cms/records/kind-files.server.ts";
import { publishable, type RecordProblem, unprintableTexts } from "#app/cms/records/publishable.ts";
import type { OpenRecord } from "#app/cms/records/record-types.ts";
import { type Records, recordsContext } from "#app/cms/records/records.server.ts";
import { pairStates } from "#app/cms/records/translations.ts";
import type { StaffActor } from "#app/lib/actor.ts";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import { searchFold } from "#app/lib/i18n/devanagari.ts";
import { type Locale, locales } from "#app/lib/i18n/locale.ts";
import { presentTime } from "#app/lib/i18n/today.server.ts";
import { partOf } from "#app/office/parts/parts.ts";
import type { TextSuggestion } from "#app/office/record-form/form-context.ts";
import { may } from "#app/people/staff/roles.ts";
import { initialChoices } from "./posted-record.ts";
import { optionsIn, referenceOptions, withFiles } from "./record-options.server.ts";
import type { RecordView } from "./record-view.ts";

/** What an address is about; without a slug, a new record. */
export interface Place {
  kind: RecordKind;
  slug?: string | undefined;
}

/** @returns undefined for an unknown kind, and for a new record where none can be added */
export function placeAt(context: Readonly<RouterContextProvider>, address: string): Place | undefined {
  const [, , , name, slug] = address.split("/");
  const kind = context.get(kindsContext).find((each) => each.name === name);
  if (!kind || (slug === "new" && !canBeAdded(kind))) return undefined;
  return { kind, slug: slug === "new" ? undefined : slug };
}

/** The word after the number of seats. */
const seatNouns: Record<Locale, string> = { en: "(?:seats|students)", mr: "(?:जागा|विद्यार्थी|विद्यार्थ्यां)" };

/** Finds "60 seats", where `{intake}` would follow a change. @param intake in the digits of each language */
export function repeatedSeats(data: unknown, intake: Record<Locale, string | undefined>): string | undefined {
  const either = locales.map((locale) => `${intake[locale]}\\s+${seatNouns[locale]}`).join("|");
  const repeated = new RegExp(`(?<![\\d०-९.,–-])(?:${either})`, "iu");
  return stringsIn(data)
    .map(({ value }) => repeated.exec(value)?.[0])
    .find((words) => words !== undefined);
}

/** The most pairs of a form for which suggestions are looked up. */
const maxPairs = 20;

const wordsOf = (text: string) => new Set(searchFold(text).match(/[\p{L}\p{M}]{2,}/gu) ?? []);

/** The fewest words of a text in which some may differ: in a shorter one, every word matters. */
const minWordsToCompare = 4;

const normalized = (text: string) =>
  searchFold(text)
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.join(" ");

function isSimilar(text: string, other: string): boolean {
  const [mine, theirs] = [wordsOf(text), wordsOf(other)];
  const common = [...mine].filter((word) => theirs.has(word)).length;
  return mine.size < minWordsToCompare ? normalized(text) === normalized(other) : common / mine.size >= 0.6;
}

/** For each text missing in one language, an earlier published one whose other language is similar. */
export function textSuggestionsFor(
  records: Records,
  kind: RecordKind,
  slug: string | undefined,
  data: DraftData,
): Record<string, TextSuggestion> {
  const incomplete = pairsIn(kind.fields, data).filter(({ pair }) => !pair.en !== !pair.mr);
  const found = incomplete.slice(0, maxPairs).flatMap(({ path, pair }): [string, TextSuggestion][] => {
    const [there, missing] = pair.en ? (["en", "mr"] as const) : (["mr", "en"] as const);
    const text = pair[there] ?? "";
    const earlier = records
      .pairs(text, there)
      .find((each) => !(each.kind === kind.name && each.slug === slug) && isSimilar(text, each[there]));
    return earlier ? [[`${path}.${missing}`, { text: earlier[missing] }]] : [];
  });
  return Object.fromEntries(found);
}

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
export async function recordViewOf(
  looking: ViewRequest,
  over: Partial<RecordView> = {},
): Promise<RecordView | undefined> {
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
