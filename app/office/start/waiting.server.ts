import type { RouterContextProvider } from "react-router";
import { unprintableCharacters } from "#app/cms/content/printable-text.ts";
import { type PublicRecords, publicRecordsContext } from "#app/cms/content/public-records.server.ts";
import { textsIn } from "#app/cms/content/text.ts";
import type { ListState } from "#app/cms/records/editions.ts";
import { publisherOf, type RecordKind } from "#app/cms/records/kind.ts";
import { filesOfKinds, kindsContext } from "#app/cms/records/kind-files.server.ts";
import { nameIn } from "#app/cms/records/labels.ts";
import type { AgendaItem } from "#app/cms/records/record-statuses.server.ts";
import { recordsContext } from "#app/cms/records/records.server.ts";
import { countsIn, inboxContext } from "#app/inbox/inbox.server.ts";
import { committeeNames } from "#app/inbox/records.server.ts";
import type { StaffActor } from "#app/lib/actor.ts";
import type { Unprintable } from "#app/lib/content-error.ts";
import { dayCount, formatDay, formatDigits, indiaTime } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { presentTime, today } from "#app/lib/i18n/today.server.ts";
import type { UnmadeDocument } from "#app/pdf/made/documents.server.ts";
import { printingContext } from "#app/pdf/made/printing.server.ts";
import { waitingProfilesIn } from "#app/people/profiles/moderation.server.ts";
import { may } from "#app/people/staff/roles.ts";
import { staffServicesContext } from "#app/people/staff/staff-services.server.ts";
import { waitingRequirements as waitingDuties } from "#app/register/duties/requirements.server.ts";
import { proofLines } from "#app/register/proof/proof-lines.server.ts";
import { admissionDates, courseRecords } from "#app/site/course/course.server.ts";
import { documentTitle } from "#app/site/documents/documents.server.ts";
import { startWords } from "./start-words.ts";
import type { Waiting, WaitingLine } from "./waiting.ts";

/** In days: long enough to cover a weekend. */
const askedFor = 3;

interface Passed {
  dates: { name: string; from: string; to?: string | undefined }[];
  /** Last publication, in milliseconds since 1970; undefined if the dates are as in their file. */
  changedAt: number | undefined;
}

/** DTE often extends on the last day, and families believe the day that the website says. */
export function passedDates({ dates, changedAt }: Passed, today: string, locale: Locale): WaitingLine[] {
  const changedOn = changedAt === undefined ? "" : indiaTime(changedAt).day;
  return dates
    .map(({ name, from, to = from }) => ({ name, last: to }))
    .filter(({ last }) => last < today && dayCount(last, today) <= askedFor && changedOn <= last)
    .map(({ name, last }) => ({
      text: startWords[locale].passed(name, formatDay(last, locale)),
      to: "/office/records/admissionDates/admissionDates",
    }));
}

function recordWith(records: PublicRecords, kinds: readonly RecordKind[], { text: printed }: Unprintable) {
  const isOf = (text: string) =>
    unprintableCharacters(text) !== "" && (printed.includes(text) || text.includes(printed));
  for (const kind of kinds)
    for (const record of [records.of(filesOfKinds(kind))[kind.name]].flat() as { id?: string | number }[]) {
      if (!record || !textsIn(record).some(isOf)) continue;
      return { kind, record, to: `/office/records/${kind.name}/${kind.id === "single" ? kind.name : record.id}` };
    }
  return undefined;
}

/** Documents that cannot be made of what is public, each with the reason and where it is corrected. */
function failedDocumentLines(
  unmade: UnmadeDocument[],
  records: PublicRecords,
  kinds: readonly RecordKind[],
  locale: Locale,
): WaitingLine[] {
  const t = startWords[locale].unmade;
  const ids = [...new Set(unmade.map(({ id }) => id))];
  return ids.map((id) => {
    const ofId = unmade.filter((each) => each.id === id);
    const unprintable = ofId.find((each) => each.unprintable)?.unprintable;
    const found = unprintable && recordWith(records, kinds, unprintable);
    const name = found && (nameIn(found.kind, found.record, locale)?.text ?? found.kind.words[locale].one);
    const isKept = ofId.every((each) => each.isKept);
    return {
      text: t.line(documentTitle(records, id, locale)),
      detail: `${unprintable ? t.signs(unprintable.signs, name) : t.failed} ${isKept ? t.isKept : t.isMissing}`,
      to: found?.to ?? "/office/records",
    };
  });
}

const failedDocumentLinesIn = (context: Readonly<RouterContextProvider>, locale: Locale): WaitingLine[] =>
  failedDocumentLines(
    context.get(printingContext).unmade(),
    context.get(publicRecordsContext),
    context.get(kindsContext),
    locale,
  );

type Context = Readonly<RouterContextProvider>;

const week = 7 * 86_400_000;
/** A phone shows the first three. */
const mostFirst = 6;

/** The record itself, the list of its kind, or all kinds. */
function placeOf(items: AgendaItem[], state: ListState): string {
  const [first] = items;
  if (!first || items.some(({ kind }) => kind !== first.kind)) return "/office/records";
  const list = `/office/records/${first.kind}`;
  return items.length === 1 ? `${list}/${first.slug}` : `${list}?state=${state}`;
}

async function firstPeople(context: Context, locale: Locale) {
  const { items } = await context.get(inboxContext).list({ state: "open" }, 1);
  const waiting = items.filter(({ bucket }) => bucket === "overdue" || bucket === "today" || bucket === "new");
  return {
    items: waiting.slice(0, mostFirst),
    committees: committeeNames(context.get(publicRecordsContext).in(locale)),
    now: presentTime(),
  };
}

/** In the last week, the latest first. */
async function changesByOthers(context: Context, { uid }: StaffActor, now: number) {
  const { items } = await context.get(recordsContext).activities({ from: now - week });
  const others = items.filter(
    ({ by, kind, what }) => by !== uid && kind !== null && what !== "conflict" && what !== "looked",
  );
  const [last] = others;
  return last && { count: others.length, name: last.byName, at: last.at };
}

async function unassignedIn(context: Context, actor: StaffActor, locale: Locale): Promise<WaitingLine[]> {
  const { people } = context.get(staffServicesContext);
  const [held, staff] = await Promise.all([context.get(inboxContext).openByOwner(), people.list()]);
  return [...held].flatMap(([uid, count]) => {
    const owner = staff.find(({ id }) => id === uid);
    if (owner?.suspendedAt === null) return [];
    const isShown = owner && may(actor, "seePeople");
    const to = isShown ? "/office/people" : `/office/inbox?owner=${encodeURIComponent(uid)}`;
    const text = startWords[locale].orphaned(formatDigits(count, locale));
    return [{ text, to, ...(owner && { detail: owner.name }) }];
  });
}

function passedIn(context: Context, locale: Locale) {
  const records = context.get(publicRecordsContext);
  const changedAt = records.ever(courseRecords, "admissionDates").get("admissionDates")?.changedAt;
  return passedDates({ dates: admissionDates(records.in(locale)), changedAt }, today(), locale);
}

/** @param roles how many roles are to be confirmed */
export async function waitingFor(context: Context, actor: StaffActor, locale: Locale, roles: number) {
  const all = context.get(kindsContext);
  const kinds = all.map(({ name }) => name);
  const [agenda, profiles, others, inbox, first, proof, orphaned] = await Promise.all([
    context.get(recordsContext).agenda(kinds),
    waitingProfilesIn(context),
    changesByOthers(context, actor, presentTime()),
    may(actor, "inbox") ? countsIn(context) : undefined,
    may(actor, "inbox") ? firstPeople(context, locale) : undefined,
    proofLines(context, actor, locale),
    may(actor, "inbox") ? unassignedIn(context, actor, locale) : [],
  ]);
  const { following, drafts, changed, coming, ending } = agenda;
  const missing = (locale: string) => following.filter((item) => item.locale === locale).length;
  const byName = new Map(all.map((kind) => [kind.name, kind]));
  const isTheirs = ({ kind: name, slug }: AgendaItem) => {
    const kind = byName.get(name);
    return kind !== undefined && publisherOf(kind, slug) === "principal";
  };
  const unpublished = (isMeant: (item: AgendaItem) => boolean) => {
    const [ownDrafts, ownChanged] = [drafts.filter(isMeant), changed.filter(isMeant)];
    const items = [...ownDrafts, ...ownChanged];
    const to = placeOf(items, "unpublished");
    return { items, figures: { drafts: ownDrafts.length, changed: ownChanged.length, to } };
  };
  const forPrincipal = unpublished(isTheirs);
  return {
    inbox,
    first,
    register: waitingDuties(context, locale),
    roles: may(actor, "decide") ? roles : 0,
    profiles,
    principal: {
      count: forPrincipal.items.length,
      kinds: all
        .filter(({ name }) => forPrincipal.items.some(({ kind }) => kind === name))
        .map(({ words }) => words[locale].many),
      isYou: may(actor, "decide"),
      to: forPrincipal.figures.to,
    },
    missing: { en: missing("en"), mr: missing("mr"), to: placeOf(following, "following") },
    unpublished: unpublished((item) => !isTheirs(item)).figures,
    clock: {
      coming: coming[0] && { count: coming.length, at: coming[0].at },
      // An end is the first moment at which the record is no longer public.
      ending: ending[0] && { count: ending.length, at: ending[0].at - 1 },
      to: placeOf([...coming, ...ending], "timed"),
    },
    others,
    unmade: failedDocumentLinesIn(context, locale),
    orphaned,
    passed: passedIn(context, locale),
    proof,
  } satisfies Waiting & { first: unknown };
}
