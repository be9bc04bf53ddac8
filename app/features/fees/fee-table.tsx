import { Section } from "#app/design/section.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { yearBefore } from "#app/platform/content/academic-year.ts";
import { type FeeYear, feeRows, totalOfYear } from "#app/platform/content/fee-amounts.ts";
import { formatDay, formatDigits, formatRupees } from "#app/platform/i18n/format.ts";
import { OrderFacts } from "./order-facts.tsx";
import type { FeesToday, ShownOrder } from "./shown.ts";
import { feeWords } from "./words.ts";

const bothYears: FeeYear[] = ["firstYear", "secondYear"];

/** The fees of an order for each year, with the deposit and their total. */
export function FeeTable({ order, years = bothYears }: { order: ShownOrder; years?: FeeYear[] }) {
  const { locale } = useSite();
  const t = useWords(feeWords);
  // The deposit is no row of the second year alone.
  const rows = feeRows(order).filter((row) => years.includes("firstYear") || row.secondYear > 0);
  return (
    <table className="numbers">
      <thead>
        <tr>
          <th scope="col">
            {t.fee} ({formatDigits(order.year, locale)})
          </th>
          {years.map((year) => (
            <th key={year} scope="col">
              {t[year]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            {years.map((year) => (
              <td key={year}>{formatRupees(row[year], locale)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.total}</th>
          {years.map((year) => (
            <td key={year}>{formatRupees(totalOfYear(order, year), locale)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** What those pay who are in their second year, where another order says so. */
export function SecondYearFees({ fees: { ofSecondYear } }: { fees: FeesToday }) {
  const { locale } = useSite();
  const t = useWords(feeWords);
  if (!ofSecondYear) return null;
  return (
    <Section title={t.ofSecondYear(formatDigits(yearBefore(ofSecondYear.year), locale))}>
      <FeeTable order={ofSecondYear} years={["secondYear"]} />
      <OrderFacts order={ofSecondYear} />
    </Section>
  );
}

/** What is said in place of the fees while this year has no order: nothing is stated, or only those of an earlier year. */
export function NoFees({ fees: { year, lapsed, coming } }: { fees: FeesToday }) {
  const { locale, t: frame } = useSite();
  const t = useWords(feeWords);
  const digits = (name: string) => formatDigits(name, locale);
  return (
    <>
      <p>
        {lapsed
          ? t.lapsed(digits(year), digits(lapsed.year), formatRupees(totalOfYear(lapsed, "firstYear"), locale))
          : frame.notStated.part}
      </p>
      {coming && <p>{t.coming(digits(coming.year), formatDay(coming.inForceFrom, locale))}</p>}
    </>
  );
}

/** The fees of this year and the note below them, or why there are none. */
export function FeesOfYear({ fees }: { fees: FeesToday }) {
  const { current } = fees;
  if (!current) return <NoFees fees={fees} />;
  return (
    <>
      <FeeTable order={current} />
      {current.note && <p className="quiet">{current.note}</p>}
    </>
  );
}

/** The orders of this year that the order in force has replaced, each with its fees. */
export function ReplacedFees({ fees: { year, current, replaced } }: { fees: FeesToday }) {
  const { locale } = useSite();
  const t = useWords(feeWords);
  return replaced.map((order) => (
    <Section key={order.id} title={t.replaced(formatDigits(year, locale))}>
      {current && <p>{t.replacedBy(formatDay(current.inForceFrom, locale))}</p>}
      <FeeTable order={order} />
    </Section>
  ));
}
