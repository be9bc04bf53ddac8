import { Section } from "#app/design/section.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { yearBefore } from "#app/platform/content/academic-year.ts";
import { type FeeYear, feeRows, totalOfYear } from "#app/platform/content/fee-amounts.ts";
import { formatDay, formatDigits, formatRupees } from "#app/platform/i18n/format.ts";
import { OrderFacts } from "./order-facts.tsx";
import type { FeesToday, ShownOrder } from "./shown.ts";
import { feeWords } from "./words.ts";

const bothYears: FeeYear[] = ["firstYear", "secondYear"];

export function FeeTable({ order, years = bothYears }: { order: ShownOrder; years?: FeeYear[] }) {
  const { locale } = useSite();
  const t = useWords(feeWords);
  // The deposit is paid in the first year only.
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

/** For second-year students, if another order sets their fees. */
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

/** In place of the fees while this year has no order. */
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
