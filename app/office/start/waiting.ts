import { waitOf } from "#app/inbox/inbox-texts.ts";
import type { InboxCounts } from "#app/inbox/inbox-types.ts";
import { formatDay, formatDigits, indiaTime } from "#app/lib/i18n/format.ts";
import { formatMoment } from "#app/lib/i18n/format-moment.ts";
import { type Locale, locales } from "#app/lib/i18n/locale.ts";
import { requirementWords } from "#app/register/duties/requirement-words.ts";
import { type Figure, startWords } from "./start-words.ts";

/** The time of the next or last item, in milliseconds since 1970. */
interface Timed {
  count: number;
  at: number;
}

export interface Waiting {
  /** Undefined for people without access to the inbox. */
  inbox?: Pick<InboxCounts, "new" | "due" | "longestWait"> | undefined;
  /** Titles of rows of the register that are over, suspended or end within 7 days, and those that end this month. */
  register?: { urgent: string[]; ending: string[] };
  roles?: number;
  /** Undefined if they could not be counted. */
  profiles: number | undefined;
  missing: Record<Locale, number> & { to: string };
  /** Drafts and changes that only the principal can publish; `kinds` are their names. */
  principal: { count: number; kinds: string[]; isYou: boolean; to: string };
  unpublished: { drafts: number; changed: number; to: string };
  clock: { coming: Timed | undefined; ending: Timed | undefined; to: string };
  others: (Timed & { name: string }) | undefined;
  /** Entries of the inbox whose owner's account is suspended. */
  orphaned?: WaitingLine[];
  passed?: WaitingLine[];
  unmade?: WaitingLine[];
  proof?: WaitingLine[];
}

export interface WaitingLine {
  text: string;
  detail?: string;
  /** Without the language. */
  to: string;
}

/** The last lines are for information only. */
const mostLines = 6;

const mostNamed = 3;

export function waitingPeople({ new: arrived, due, longestWait }: NonNullable<Waiting["inbox"]>, locale: Locale) {
  const t = startWords[locale];
  const figure = (count: number): Figure => ({ text: formatDigits(count, locale), isOne: count === 1 });
  const longest = waitOf(longestWait ?? 0);
  // If all are of one kind, the sentence has already given their number.
  const parts = due > 0 ? [t.calls(figure(due)), ...(arrived > 0 ? [t.newOnes(figure(arrived))] : [])] : [];
  return {
    count: due + arrived,
    sentence: due + arrived > 0 ? t.people(figure(due + arrived)) : t.nobody,
    parts,
    longest: longest.count > 0 ? t.oldest[longest.unit](figure(longest.count)) : "",
  };
}

export function waitingLines(waiting: Waiting, locale: Locale): WaitingLine[] {
  const t = startWords[locale];
  const duties = requirementWords[locale];
  const number = (count: number) => formatDigits(count, locale);
  const figure = (count: number): Figure => ({ text: formatDigits(count, locale), isOne: count === 1 });
  const day = (at: number) => formatDay(indiaTime(at).day, locale);
  const { register = { urgent: [], ending: [] }, profiles, principal, missing, unpublished, clock, others } = waiting;
  const { coming, ending } = clock;
  const [urgent, ends] = [register.urgent.length, register.ending.length];
  const line = (texts: string[], to: string, detail?: string): WaitingLine[] =>
    texts.length > 0 ? [{ text: texts.join(" · "), to, ...(detail && { detail }) }] : [];
  const words = principal.isYou
    ? { profiles: t.profiles, drafts: t.forYou }
    : { profiles: t.profilesForPrincipal, drafts: t.forPrincipal };
  const forPrincipal = [
    ...line(profiles ? [words.profiles(figure(profiles))] : [], "/office/profiles"),
    ...line(
      principal.count > 0 ? [words.drafts(figure(principal.count))] : [],
      principal.to,
      new Intl.ListFormat(locale, { type: "conjunction" }).format(principal.kinds),
    ),
  ];
  return [
    ...(waiting.unmade ?? []),
    ...(waiting.passed ?? []),
    ...(waiting.proof ?? []),
    ...(waiting.orphaned ?? []),
    ...line(waiting.roles ? [t.roles(figure(waiting.roles))] : [], "/office/people"),
    ...(principal.isYou ? forPrincipal : []),
    ...line(
      [
        ...(ends > 0 ? [duties.endsThisMonth(number(ends), ends === 1)] : []),
        ...(urgent > 0 ? [duties.line(number(urgent), urgent === 1)] : []),
      ],
      "/office/register",
      [...new Set([...register.urgent, ...register.ending])].slice(0, mostNamed).join(" · "),
    ),
    ...line(
      locales.flatMap((each) => (missing[each] > 0 ? [t.missing[each](figure(missing[each]))] : [])),
      missing.to,
      t.missingHelp,
    ),
    ...line(
      [
        ...(unpublished.drafts > 0 ? [t.drafts(figure(unpublished.drafts))] : []),
        ...(unpublished.changed > 0 ? [t.changed(figure(unpublished.changed))] : []),
      ],
      unpublished.to,
    ),
    ...line(
      [
        ...(coming ? [t.coming(figure(coming.count), day(coming.at))] : []),
        ...(ending ? [t.ending(figure(ending.count), day(ending.at))] : []),
      ],
      clock.to,
    ),
    // What only the principal can do comes last.
    ...(principal.isYou ? [] : forPrincipal),
    ...line(
      others ? [t.others(figure(others.count))] : [],
      "/office/activity",
      others && t.last(others.name, formatMoment(others.at, locale)),
    ),
  ].slice(0, mostLines);
}
