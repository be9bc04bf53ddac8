import { useWords } from "#app/design/site.tsx";
import type { FeesToday } from "#app/features/fees/index.ts";
import { FeesOfYear, OrderFacts, SecondYearFees } from "#app/features/fees/index.view.ts";
import { inspectionWords } from "./words.ts";

/** The fees of each year with their total, and the order that fixed them. */
export function Fees({ fees }: { fees: FeesToday }) {
  const t = useWords(inspectionWords);
  return (
    <section>
      <h2>{t.fees}</h2>
      <FeesOfYear fees={fees} />
      {fees.current && <OrderFacts order={fees.current} />}
      <SecondYearFees fees={fees} />
    </section>
  );
}
