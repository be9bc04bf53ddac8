import { useSite, useWords } from "#app/design/site.tsx";
import type { ShownOrder } from "#app/features/fees/index.ts";
import { totalOfOrder, totalOfYear } from "#app/platform/content/fee-amounts.ts";
import { formatRupees } from "#app/platform/i18n/format.ts";
import { admissionWords } from "./words.ts";

type Line = [label: string, rupees: number, kind?: string];

export function Bill({ order }: { order: ShownOrder }) {
  const { locale } = useSite();
  const t = useWords(admissionWords).cost;
  const [both, back] = [totalOfOrder(order), order.deposit?.rupees];
  const returned: Line[] =
    back === undefined
      ? []
      : [
          [t.back, -back],
          [t.remains, both - back, "sum"],
        ];
  const lines: Line[] = [
    [t.firstYear, totalOfYear(order, "firstYear")],
    [t.secondYear, totalOfYear(order, "secondYear")],
    [t.both, both, "sum"],
    ...returned,
  ];
  return (
    <dl className="bill">
      {lines.map(([label, rupees, kind]) => (
        <div key={label} className={kind}>
          <dt>{label}</dt>
          <dd>{rupees < 0 ? `− ${formatRupees(-rupees, locale)}` : formatRupees(rupees, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
