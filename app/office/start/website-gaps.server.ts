import type { RouterContextProvider } from "react-router";
import { academicYear, yearBefore, yearSpan } from "#app/cms/content/academic-year.ts";
import { yearStartsOn } from "#app/cms/content/institute.server.ts";
import { letterPages } from "#app/cms/content/page-record.ts";
import { pagesIn } from "#app/cms/content/page-records.server.ts";
import { type PublicRecords, publicRecordsContext } from "#app/cms/content/public-records.server.ts";
import type { Text } from "#app/cms/content/text.ts";
import { isEmpty, valueAt } from "#app/cms/records/draft.ts";
import { fieldAt } from "#app/cms/records/fields.ts";
import type { RecordKind } from "#app/cms/records/kind.ts";
import { filesOfKinds, kindsContext } from "#app/cms/records/kind-files.server.ts";
import { labelOf } from "#app/cms/records/labels.ts";
import { daysAfter, formatDay, formatDigits } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { today } from "#app/lib/i18n/today.server.ts";
import { type Directory, directoryContext } from "#app/people/profiles/directory.server.ts";
import { lawsToRead, registerOn } from "#app/register/disclosure/register.server.ts";
import { isHeld } from "#app/site/affiliations/affiliation.ts";
import { affiliations } from "#app/site/affiliations/affiliations.server.ts";
import { noticesEndingBetween as leavingNotices } from "#app/site/notices/notices.server.ts";
import { emptyPages } from "#app/site/pages/empty-pages.server.ts";
import { startWords } from "./start-words.ts";
import type { WaitingLine } from "./waiting.ts";

/** The texts that families look for at every institute; others, such as that of an ERP portal, may stay missing. */
const expectedTexts = ["about-us/institute", "about-us/vision-mission", ...letterPages].map((page) => `/${page}`);

/** For a kind without a record, or whose only record lacks some of these fields. */
function ofKind(records: PublicRecords, locale: Locale, kind: RecordKind, ...paths: string[]): WaitingLine[] {
  const data: unknown = records.of(filesOfKinds(kind))[kind.name];
  const missing = paths.filter((path) => isEmpty(valueAt(data, path)));
  if (Array.isArray(data) ? data.length > 0 : missing.length === 0) return [];
  const labels = missing.flatMap((path) => {
    const field = fieldAt(kind.fields, path);
    return field && field.type !== "list" ? [labelOf(kind, field, locale)] : [];
  });
  const to = `/office/records/${kind.name}${Array.isArray(data) ? "" : `/${kind.name}`}`;
  return [{ text: kind.words[locale].many, to, detail: labels.join(", ") }];
}

/** The most asked for first. @param kinds all kinds of records */
export async function stillMissing(
  records: PublicRecords,
  directory: Directory,
  kinds: readonly RecordKind[],
  locale: Locale,
  day = today(),
): Promise<WaitingLine[]> {
  const t = startWords[locale].still;
  const empty = await emptyPages(records, directory);
  const of = (name: string, ...paths: string[]) =>
    kinds.filter((kind) => kind.name === name).flatMap((kind) => ofKind(records, locale, kind, ...paths));
  const pages = pagesIn(records.in(locale));
  const approvals = affiliations(records.in(locale)).filter(
    ({ relation, id }) => relation !== "survey" && id !== "iso",
  );
  const open = approvals.filter((each) => !isHeld(each)).map(({ shortName }) => shortName);
  const laws = lawsToRead(records, day).map(({ title }) => title[locale]);
  const texts = expectedTexts.filter((page) => empty.has(page)).map((page) => pages.text(page).title);
  return [
    ...of("feeOrders"),
    ...of("admissionDates", "dates"),
    ...of("institute", "contact.phone", "contact.email", "contact.address", "map"),
    ...of("course", "intake"),
    ...(open.length > 0 ? [{ text: t.approvals, detail: open.join(", "), to: "/office/register" }] : []),
    ...(empty.has("/faculty") ? of("teachers") : []),
    ...of("facilities", "picture"),
    ...of("committees"),
    ...of("contacts", "people"),
    ...(texts.length > 0 ? [{ text: t.pages, detail: texts.join(", "), to: "/office/records/pages" }] : []),
    ...(laws.length > 0 ? [{ text: t.laws, detail: laws.join("; "), to: "/office/records/laws" }] : []),
  ];
}

export const stillMissingIn = (context: Readonly<RouterContextProvider>, locale: Locale): Promise<WaitingLine[]> =>
  stillMissing(context.get(publicRecordsContext), context.get(directoryContext), context.get(kindsContext), locale);

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
