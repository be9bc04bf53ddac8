import { registerOn } from "#app/features/disclosure/records.server.ts";
import { leavingNotices } from "#app/features/notices/index.server.ts";
import { academicYear, yearBefore, yearSpan } from "#app/platform/content/academic-year.ts";
import { yearStartsOn } from "#app/platform/content/institute.server.ts";
import type { PublicRecords } from "#app/platform/content/public-records.server.ts";
import type { Text } from "#app/platform/content/text.ts";
import { today } from "#app/platform/content/today.server.ts";
import { daysAfter, formatDay, formatDigits } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import type { WaitingLine } from "./waiting.ts";
import { startWords } from "./words.ts";

/** In days: the office begins with a year that starts on 1 June on 1 May. */
const daysAhead = 31;

interface Data {
  calendar: { from: string; holiday?: boolean }[];
  feeOrders: { year: string }[];
  results: { years: { year: string }[] };
  committees: { members: { role: Text; until?: string }[] }[];
  contacts: { people?: unknown[] };
  stayAndTravel: { buses?: unknown[] };
}

/** For the year that has begun or begins within a month; empty once the website has all of it. */
export function newYearLines(
  records: PublicRecords,
  kinds: readonly RecordKind[],
  locale: Locale,
  day = today(),
): { year: string; lines: WaitingLine[] } {
  const t = startWords[locale].newYear;
  const start = yearStartsOn(records);
  const year = academicYear(daysAfter(day, daysAhead), start);
  const { from } = yearSpan(year, start);
  const number = (count: number) => formatDigits(count, locale);

  function line(name: string, count: number, detail: (count: string) => string, more: Partial<WaitingLine> = {}) {
    const kind = kinds.find((each) => each.name === name);
    if (!kind || count === 0) return [];
    return [{ text: kind.words[locale].many, detail: detail(number(count)), to: `/office/records/${name}`, ...more }];
  }
  const filesOf = (name: string) => filesOfKinds(...kinds.filter((kind) => kind.name === name));
  const dataOf = <Name extends keyof Data>(name: Name) => records.of(filesOf(name))[name] as unknown as Data[Name];
  /** For what has less than half as many entries of this year as of the last year that has any. */
  function behind(name: string, years: string[], wanted = year, more: Partial<WaitingLine> = {}) {
    const [last] = years.filter((each) => each < wanted).toSorted((one, other) => other.localeCompare(one));
    const count = (asked: string | undefined) => years.filter((each) => each === asked).length;
    const [now, before] = [count(wanted), count(last)];
    return now * 2 < before ? line(name, before, () => t.counts(number(now), number(before)), more) : [];
  }

  const calendar = dataOf("calendar");
  const yearsOf = (entries: Data["calendar"]) => entries.map((entry) => academicYear(entry.from, start));
  const orders = dataOf("feeOrders").map((order) => order.year);
  // The year of an examination is written 2025-2026.
  const results = dataOf("results").years.map((each) => `${each.year.slice(0, 5)}${each.year.slice(-2)}`);
  const later = [day, from].sort().at(-1) ?? day;
  const approvals = registerOn(records.in(locale), later).filter(
    ({ lines, state }) => lines.length > 0 && (state === "lapsed" || state === "lapsedApplied"),
  );
  const lately = daysAfter(later, -365);
  const over = dataOf("committees").flatMap(({ members }) => {
    const inOffice = members.filter(({ until = later }) => until >= later).map(({ role }) => role.en);
    return members.filter(({ role, until = later }) => until < later && until >= lately && !inOffice.includes(role.en));
  });
  const undone = [
    ...behind("calendar", yearsOf(calendar)),
    ...behind("calendar", yearsOf(calendar.filter(({ holiday }) => holiday)), year, { text: t.holidays }),
    ...behind("feeOrders", orders, year, { to: "/office/records/feeOrders/new" }),
    ...line("papers", approvals.length, t.approvals, {
      text: startWords[locale].still.approvals,
      to: "/office/register",
    }),
    ...line("committees", over.length, t.terms),
    ...behind("results", results, yearBefore(year)),
  ];
  if (undone.length === 0) return { year, lines: [] };
  /** How many people or buses a single record has, if it was not published again for this year. */
  function unseen(name: string, list: unknown[] = [], text?: string) {
    const at = records.ever(filesOf(name), name).get(name)?.changedAt ?? 0;
    const isSeen = at >= Date.parse(`${daysAfter(from, -daysAhead)}T00:00:00+05:30`);
    return line(name, isSeen ? 0 : list.length, t.look, {
      to: `/office/records/${name}/${name}`,
      ...(text && { text }),
    });
  }
  return {
    year,
    lines: [
      ...undone,
      ...unseen("contacts", dataOf("contacts").people),
      ...unseen("stayAndTravel", dataOf("stayAndTravel").buses, t.fares),
      ...line("notices", leavingNotices(records, day, later), (count) => t.leaving(count, formatDay(from, locale))),
    ],
  };
}
