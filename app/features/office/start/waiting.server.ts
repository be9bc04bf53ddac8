import type { RouterContextProvider } from "react-router";
import { admissionDates, courseRecords } from "#app/features/course/records.server.ts";
import { waitingDuties } from "#app/features/duties/index.server.ts";
import { committeeNames, countsIn, inboxContext } from "#app/features/inbox/index.server.ts";
import { waitingProfilesIn } from "#app/features/profiles/index.server.ts";
import { proofLines } from "#app/features/proof/index.server.ts";
import { staffServicesContext } from "#app/features/staff/index.server.ts";
import { may } from "#app/features/staff/index.ts";
import type { StaffActor } from "#app/platform/actor.ts";
import { publicRecordsContext } from "#app/platform/content/public-records.server.ts";
import { presentTime, today } from "#app/platform/content/today.server.ts";
import { formatDigits } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { AgendaItem } from "#app/platform/records/agenda.server.ts";
import type { ListState } from "#app/platform/records/editions.ts";
import { publisherOf } from "#app/platform/records/kind.ts";
import { kindsContext } from "#app/platform/records/kinds.server.ts";
import { recordsContext } from "#app/platform/records/records.service.server.ts";
import { passedDates } from "./passed-dates.ts";
import { failedDocumentLinesIn } from "./unmade.server.ts";
import type { Waiting, WaitingLine } from "./waiting.ts";
import { startWords } from "./words.ts";

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
