import { useSite, useWords } from "#app/design/site.tsx";
import { type StatedFact, StatedFacts } from "#app/design/stated.tsx";
import type { ShownOrder } from "#app/features/fees/index.ts";
import { totalOfYear } from "#app/platform/content/fee-amounts.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import { formatDigits, formatRupees } from "#app/platform/i18n/format.ts";
import type { Course } from "./schema.ts";
import { courseWords } from "./words.ts";

export function QuickFacts({ course, order }: { course: Localised<Course>; order: ShownOrder | undefined }) {
  const { locale } = useSite();
  const t = useWords(courseWords);
  const facts: StatedFact[] = [
    [t.figures.duration, t.figures.durationValue(formatDigits(course.years, locale))],
    [t.figures.intake, course.intake && t.figures.intakeValue(formatDigits(course.intake, locale))],
    [t.figures.eligibility, course.eligibilityShort],
    [t.figures.entrance, course.entrance],
    [
      t.feesOfYear,
      order && (
        <a key="fees" href="#fees">
          {formatRupees(totalOfYear(order, "firstYear"), locale)} ({formatDigits(order.year, locale)})
        </a>
      ),
    ],
    [t.figures.medium, course.medium],
  ];
  return (
    <aside className="card facts">
      <h2>{t.facts}</h2>
      <StatedFacts facts={facts} />
    </aside>
  );
}
