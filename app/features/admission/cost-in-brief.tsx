import { useSite, useWords } from "#app/design/site.tsx";
import { totalFee, totalOfCourse } from "#app/features/course/index.ts";
import type { Course } from "#app/features/course/schema.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import { formatRupees } from "#app/platform/i18n/format.ts";
import { admissionWords } from "./words.ts";

interface Props {
  fees: Localised<Course>["fees"];
  /** Missing while it is not stated. */
  firstInstalment: number | undefined;
}

/** What a family pays and when, in four figures. */
export function CostInBrief({ fees, firstInstalment }: Props) {
  const { locale } = useSite();
  const t = useWords(admissionWords).cost;
  const figures: [rupees: number | undefined, label: string][] = [
    [firstInstalment, t.firstDay],
    [totalFee(fees, "firstYear"), t.firstYear],
    [totalOfCourse(fees), t.both],
    [totalOfCourse(fees, "deposit"), t.back],
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
