import { useSite, useWords } from "#app/design/site.tsx";
import type { ShownOrder } from "#app/features/fees/index.ts";
import { totalOfOrder, totalOfYear } from "#app/platform/content/fee-amounts.ts";
import { formatRupees } from "#app/platform/i18n/format.ts";
import { admissionWords } from "./words.ts";

export function CostInBrief({ order }: { order: ShownOrder }) {
  const { locale } = useSite();
  const t = useWords(admissionWords).cost;
  const figures: [rupees: number | undefined, label: string][] = [
    [order.instalments[0]?.rupees, t.firstInstalment],
    [totalOfYear(order, "firstYear"), t.firstYear],
    [totalOfOrder(order), t.both],
    [order.deposit?.rupees, t.back],
  ];
  return (
    <ul className="figures cost">
      {figures.map(
        ([rupees, label]) =>
          rupees !== undefined && (
            <li key={label}>
              <strong>{formatRupees(rupees, locale)}</strong> {label}
            </li>
          ),
      )}
    </ul>
  );
}
