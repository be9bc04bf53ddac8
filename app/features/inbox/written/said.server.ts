import { courseRecords } from "#app/features/course/records.server.ts";
import { ceilingOf, type Family, firstDayFor } from "#app/features/fees/index.ts";
import { feesInBothLanguages } from "#app/features/fees/records.server.ts";
import type { FeeOrder } from "#app/features/fees/schema.ts";
import { namedDates } from "#app/features/phone-dates/index.ts";
import { studentLifeRecords } from "#app/features/student-life/records.server.ts";
import { totalOfOrder, totalOfYear } from "#app/platform/content/fee-amounts.ts";
import type { PublicRecords } from "#app/platform/content/public-records.server.ts";
import type { QuoteRequest, Quote, QuoteDate } from "./said.ts";

const mostDates = 3;

export function datesNow(records: PublicRecords): QuoteDate[] {
  return namedDates(records.filled(courseRecords).admissionDates.dates)
    .map(({ file, name, from, to, status }) => ({ file, name, from, to, status }))
    .sort((a, b) => a.from.localeCompare(b.from));
}

/** A refund rule without a source is left out. */
export const rulesOf = (order: FeeOrder | undefined): Pick<Quote, "refusable" | "refund"> => ({
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
