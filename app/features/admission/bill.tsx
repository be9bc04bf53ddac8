import { useSite, useWords } from "#app/design/site.tsx";
import { totalFee, totalOfCourse } from "#app/features/course/index.ts";
import type { Course } from "#app/features/course/schema.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import { formatRupees } from "#app/platform/i18n/format.ts";
import { SampleMark } from "./sample-mark.tsx";
import { admissionWords } from "./words.ts";

interface Props {
  fees: Localised<Course>["fees"];
  /** Missing while it is not stated. */
  firstInstalment: number | undefined;
}

/** The fees of two years, as an itemised bill. */
export function Bill({ fees, firstInstalment }: Props) {
  const { locale } = useSite();
  const t = useWords(admissionWords).cost;
  const [both, back] = [totalOfCourse(fees), totalOfCourse(fees, "deposit")];
  const lines: [label: string, rupees: number, kind?: string][] = [
    [t.firstYear, totalFee(fees, "firstYear")],
    [t.secondYear, totalFee(fees, "secondYear")],
    [t.both, both, "sum"],
    [t.back, -back],
    [t.remains, both - back, "sum"],
  ];
  return (
    <dl className="bill">
      {lines.map(([label, rupees, kind]) => (
        <div key={label} className={kind}>
          <dt>{label}</dt>
          <dd>{rupees < 0 ? `− ${formatRupees(-rupees, locale)}` : formatRupees(rupees, locale)}</dd>
        </div>
      ))}
      {firstInstalment !== undefined && (
        <div className="first">
          <dt>
            {t.firstDay}{" "}
            <small>
              {t.firstDayNote}. <SampleMark />
            </small>
          </dt>
          <dd>{formatRupees(firstInstalment, locale)}</dd>
        </div>
      )}
    </dl>
  );
}
