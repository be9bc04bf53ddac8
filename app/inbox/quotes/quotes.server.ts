import { writtenAnswersKind } from "#app/cms/check-codes/check-code.ts";
import { checkCodeOf } from "#app/cms/check-codes/record-code.server.ts";
import { totalOfOrder, totalOfYear } from "#app/cms/content/fee-orders.ts";
import type { PublicRecords } from "#app/cms/content/public-records.server.ts";
import { referenceSignsIn } from "#app/forms/submissions/submission.ts";
import { submissionGroupOf } from "#app/forms/submissions/submissions-table.server.ts";
import { changeOnce, type InboxParts, refusal } from "#app/inbox/change.server.ts";
import { checklistOf } from "#app/inbox/checklist.server.ts";
import type {
  InboxOutcome,
  InboxRefusal,
  OpenSubmission,
  SavedQuote,
  SubmissionChange,
} from "#app/inbox/inbox-types.ts";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import type { WrittenAnswerRow } from "#app/lib/db/inbox-tables.ts";
import { parseWholeNumber } from "#app/lib/forms/typed-text.ts";
import { indiaTime, latinDigits } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import type { FindQuote as FindSheet } from "#app/register/check/check-answer.ts";
import { keepCodes } from "#app/register/check/checks.server.ts";
import { admissionRecords } from "#app/site/admission/admission.server.ts";
import { courseRecords } from "#app/site/course/course.server.ts";
import { type Family, feesAddressFor } from "#app/site/fees/family.ts";
import { type FeeOrder, mostRupees } from "#app/site/fees/fee-order.ts";
import { feesInBothLanguages } from "#app/site/fees/fees.server.ts";
import { ceilingOf, firstDayFor } from "#app/site/fees/first-day.ts";
import { namedDates } from "#app/site/phone-dates/date-item.ts";
import { studentLifeRecords } from "#app/site/student-life/student-life.server.ts";
import {
  changesSince,
  dateLines,
  moneyLines,
  type NamedDocument,
  type Quote,
  type QuoteDate,
  type QuoteDocument,
  type QuoteLine,
  type QuoteRequest,
} from "./quote.ts";

export const quotesOf = (db: Db, submissionIds: string[]): Promise<WrittenAnswerRow[]> =>
  db
    .selectFrom("writtenAnswers")
    .selectAll()
    .where("submissionId", "in", submissionIds)
    .orderBy("at", "desc")
    .orderBy("code")
    .execute();

const insertQuote = (db: Db, row: WrittenAnswerRow) => db.insertInto("writtenAnswers").values(row).execute();

const quoteByCode = (db: Db, code: string) =>
  db
    .selectFrom("writtenAnswers")
    .innerJoin("submissions", "submissions.id", "writtenAnswers.submissionId")
    .selectAll("writtenAnswers")
    .select("submissions.reference")
    .where("code", "=", code)
    .executeTakeFirst();

const mostDates = 3;

export function datesNow(records: PublicRecords): QuoteDate[] {
  return namedDates(records.filled(courseRecords).admissionDates.dates)
    .map(({ file, name, from, to, status }) => ({ file, name, from, to, status }))
    .sort((a, b) => a.from.localeCompare(b.from));
}

/** A refund rule without a source is left out. */
const rulesOf = (order: FeeOrder | undefined): Pick<Quote, "refusable" | "refund"> => ({
  refusable: order?.refusable.map(({ name }) => name) ?? [],
  refund: order?.refund?.source ? order.refund.rule : undefined,
});

function extrasOf(records: PublicRecords, { bus: asked, hostel }: QuoteRequest): Pick<Quote, "bus" | "hostel"> {
  const { buses, stay } = records.filled(studentLifeRecords).stayAndTravel;
  const bus = buses.find(({ id }) => id === asked);
  return { bus: bus && { id: bus.id, name: bus.name, fare: bus.fare }, hostel: hostel ? stay : undefined };
}

/** The figures are those of the pages of fees and travel. */
export function quoteFor(records: PublicRecords, family: Family, day: string, asked: QuoteRequest = {}): Quote {
  const { current: order, notFixedFor } = feesInBothLanguages(records);
  const found = order && firstDayFor(order, family);
  return {
    order: order && { id: order.id, year: order.year, number: order.number },
    who: found?.payer.who,
    scheme: found?.payer.scheme,
    schemeRules: found?.payer.scheme && { source: found.payer.source, checkedOn: found.payer.checkedOn },
    firstDay: found?.firstDay,
    mostFirstDay: order && found?.firstDay === undefined ? ceilingOf(order).firstDay : undefined,
    stated: asked.stated,
    totals: order && { firstYear: totalOfYear(order, "firstYear"), bothYears: totalOfOrder(order) },
    notFixedFor: order && notFixedFor,
    schemePays: found?.cost?.schemePays,
    familyPays: found?.cost?.familyPays,
    deposit: order?.deposit && { rupees: order.deposit.rupees, refund: order.deposit.refund },
    dates: datesNow(records)
      .filter(({ from, to = from }) => to >= day)
      .slice(0, mostDates),
    ...rulesOf(order),
    ...extrasOf(records, asked),
  };
}

interface QuoteChange extends SubmissionChange {
  family: Family;
  asked?: Omit<QuoteRequest, "stated">;
  /** As the office types it: 40,000. */
  amount?: string | undefined;
}

/** In characters, with signs and spaces. */
const longestAmount = 40;

/** Undefined if nothing was typed, and NaN for what is no amount. */
function typedRupees(typed = ""): number | undefined {
  if (typed.length > longestAmount) return Number.NaN;
  const digits = latinDigits(typed.trim()).replace(/[\s,₹]|\/-$/g, "");
  const rupees = parseWholeNumber(digits) ?? Number.NaN;
  return digits ? (rupees <= mostRupees ? rupees : Number.NaN) : undefined;
}

function problemOf({ order, firstDay, mostFirstDay, stated }: Quote): InboxRefusal | undefined {
  if (!order && !stated) return refusal("amountNeeded");
  if (Number.isNaN(stated?.rupees)) return refusal("badAmount");
  const most = firstDay ?? mostFirstDay;
  return stated && most !== undefined && stated.rupees > most ? refusal("amountTooHigh") : undefined;
}

export const createQuotes = (parts: InboxParts) => ({
  giveInWriting(act: QuoteChange): Promise<InboxOutcome> {
    const { actor, family, asked, amount } = act;
    return changeOnce(parts, {
      what: "written",
      act,
      async work({ tx, submission, now, records, note }) {
        if (submission.kind === "feedback") return refusal("missing");
        const rupees = typedRupees(amount);
        const stated = rupees === undefined ? undefined : { rupees, by: actor.name };
        const shown = quoteFor(records, family, indiaTime(now).day, { ...asked, stated });
        const problem = problemOf(shown);
        if (problem) return problem;
        const group = await submissionGroupOf(tx, submission.id);
        const list = await checklistOf(tx, submission, group, records.in("en"), family);
        const documents = list.map(({ document, state, until }): QuoteDocument => ({ document, state, until }));
        const said: Quote = { ...shown, documents };
        // The code is made from a random name, so that nobody can compute it from the figures.
        const coded = { kind: writtenAnswersKind, slug: newId() };
        const { code, digest } = checkCodeOf({ ...coded, shown });
        await keepCodes(tx, [{ ...coded, code, digest, madeAt: now }]);
        await insertQuote(tx, {
          ...{ code, submissionId: submission.id, by: actor.uid, byName: actor.name, at: now },
          ...{ family: JSON.stringify(family), said: JSON.stringify(said) },
        });
        await note("written", code);
        return {};
      },
    });
  },
});

interface PrintableQuote {
  said: Quote;
  documents: NamedDocument[];
}

/**
 * A sheet from before documents and rules were stored gets today's checklist, and the rules of the order in force if
 * its figures follow that one.
 */
export function printableQuote(
  { said }: Pick<SavedQuote, "said">,
  open: Pick<OpenSubmission, "documents">,
  records: PublicRecords,
): PrintableQuote {
  const { current } = feesInBothLanguages(records);
  const rules = said.refusable || current?.id !== said.order?.id ? {} : rulesOf(current);
  const named = records.ever(admissionRecords, "admissionDocuments");
  const documents = (said.documents ?? open.documents).flatMap(({ document, state, until }) => {
    // A document that was removed from the list still has its name.
    const name = named.get(document)?.record.name;
    return name ? [{ name, state, until }] : [];
  });
  return { said: { ...said, ...rules }, documents };
}

/** How many characters of the reference a person types to show that they have the sheet. */
const signsToShow = 3;

const inOneLine = ([name, value]: QuoteLine) => `${name}: ${value}`;

export const createFindSheet =
  ({ db, now }: { db: Db; now: () => number }): FindSheet =>
  async (code, last, records) => {
    const row = await quoteByCode(db, code);
    if (!row) return { isKept: false };
    const typed = referenceSignsIn(last);
    if (typed.length < signsToShow || !row.reference?.replaceAll("-", "").endsWith(typed)) return { isKept: true };
    const said = JSON.parse(row.said) as Quote;
    const family = JSON.parse(row.family) as Family;
    const today = quoteFor(records, family, indiaTime(now()).day, {
      bus: said.bus?.id,
      hostel: said.hostel !== undefined,
      stated: said.stated,
    });
    const dates = datesNow(records);
    const saidIn = (locale: Locale) => [...moneyLines(said, locale), ...dateLines(said, locale)].map(inOneLine);
    const changedIn = (locale: Locale) => changesSince(said, today, dates, locale).map(inOneLine);
    return {
      isKept: true,
      told: {
        today: feesAddressFor(family),
        said: { en: saidIn("en"), mr: saidIn("mr") },
        changes: { en: changedIn("en"), mr: changedIn("mr") },
      },
    };
  };
