import { useSite, useWords } from "#app/design/site.tsx";
import type { ShownOrder } from "#app/features/fees/index.ts";
import { totalOfYear } from "#app/platform/content/fee-amounts.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import { formatDigits, formatRupees } from "#app/platform/i18n/format.ts";
import type { Course } from "./schema.ts";
import { courseWords } from "./words.ts";

/** Only stated figures. Show `course.minimumNote` near them: it says who decides the minimum marks. */
export function Figures({ course, order }: { course: Localised<Course>; order: ShownOrder | undefined }) {
  const { locale } = useSite();
  const t = useWords(courseWords);
  const figures: [value: string | undefined, label: string][] = [
    [formatDigits(course.years, locale), t.figures.years],
    [course.intake === undefined ? undefined : formatDigits(course.intake, locale), t.figures.seats],
    [
      course.minimumPercent === undefined ? undefined : `${formatDigits(course.minimumPercent, locale)}%`,
      t.figures.marks,
    ],
    [
      order && formatRupees(totalOfYear(order, "firstYear"), locale),
      `${t.figures.fee} ${order ? formatDigits(order.year, locale) : ""}`,
    ],
  ];
  // A single figure would look like a mistake.
  const stated = figures.filter(([value]) => value);
  if (stated.length < 2) return null;
  return (
    <ul className="figures" aria-label={t.figures.label}>
      {stated.map(([value, label]) => (
        <li key={label}>
          <strong>{value}</strong> {label}
        </li>
      ))}
    </ul>
  );
}
