import { Section } from "#app/design/section.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { feeRows, totalOfYear } from "#app/platform/content/fee-amounts.ts";
import { formatDay, formatDigits, formatRupees } from "#app/platform/i18n/format.ts";
import type { FeesToday, ShownOrder } from "./shown.ts";
import { feeWords } from "./words.ts";

/** The fees of an order for each year, with the deposit and their total. */
export function FeeTable({ order }: { order: ShownOrder }) {
  const { locale } = useSite();
  const t = useWords(feeWords);
  return (
    <table className="numbers">
      <thead>
        <tr>
          <th scope="col">{t.fee}</th>
          <th scope="col">{t.firstYear}</th>
          <th scope="col">{t.secondYear}</th>
        </tr>
      </thead>
      <tbody>
        {feeRows(order).map(({ name, firstYear, secondYear }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{formatRupees(firstYear, locale)}</td>
            <td>{formatRupees(secondYear, locale)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.total}</th>
          <td>{formatRupees(totalOfYear(order, "firstYear"), locale)}</td>
          <td>{formatRupees(totalOfYear(order, "secondYear"), locale)}</td>
        </tr>
      </tfoot>
    </table>
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
