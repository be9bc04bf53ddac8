import { yearBefore } from "#app/cms/content/academic-year.ts";
import { type FeeYear, feeRows, totalOfYear } from "#app/cms/content/fee-orders.ts";
import { formatDay, formatDigits, formatRupees } from "#app/lib/i18n/format.ts";
import { PageLink } from "#app/ui/page-links.tsx";
import { Section } from "#app/ui/section.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { FeesToday, ShownOrder } from "./fee-order.ts";
import { feeWords } from "./fee-words.ts";
import { OrderFacts } from "./order-facts.tsx";

const bothYears: FeeYear[] = ["firstYear", "secondYear"];

function FeeTable({ order, years = bothYears }: { order: ShownOrder; years?: FeeYear[] }) {
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

export function YearFees({ order, today }: { order: ShownOrder | undefined; today: string }) {
  const { locale } = useSite();
  const t = useWords(feeWords);
  return (
    <Section title={order ? t.feesOf(formatDigits(order.year, locale)) : t.noSuchYear}>
      <p>
        <PageLink to="/admission/fees">{t.today(formatDigits(today, locale))}</PageLink>
      </p>
      {order && (
        <>
          <FeeTable order={order} />
          {order.note && <p className="quiet">{order.note}</p>}
          <OrderFacts order={order} />
        </>
      )}
    </Section>
  );
}

export function YearsWithFees({ years }: { years: string[] }) {
  const { locale } = useSite();
  const t = useWords(feeWords);
  if (years.length === 0) return null;
  return (
    <nav className="other-years" aria-label={t.otherYears}>
      {t.otherYears}:{" "}
      {years.map((year, at) => (
        <span key={year}>
          {at > 0 && " · "}
          <PageLink to="/admission/fees" suffix={`?year=${year}`}>
            {formatDigits(year, locale)}
          </PageLink>
        </span>
      ))}
    </nav>
  );
}
