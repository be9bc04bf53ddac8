import { PageLink } from "#app/design/page-link.tsx";
import { Section } from "#app/design/section.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { formatDigits } from "#app/platform/i18n/format.ts";
import { FeeTable } from "./fee-table.tsx";
import { OrderFacts } from "./order-facts.tsx";
import type { ShownOrder } from "./shown.ts";
import { feeWords } from "./words.ts";

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
