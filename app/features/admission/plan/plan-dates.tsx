import { useSite, useWords } from "#app/design/site.tsx";
import { nextDate, notesOn } from "#app/features/course/index.ts";
import type { Course } from "#app/features/course/schema.ts";
import { DatesToPhone } from "#app/features/phone-dates/index.view.ts";
import type { YearStart } from "#app/platform/content/academic-year.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import { formatDays } from "#app/platform/i18n/format.ts";
import { planWords } from "./plan-words.ts";
import { admissionOver } from "./year-over.ts";

/** `file` names the date in calendars. */
type PlanDate = Localised<Course>["dates"][number] & { file: string };

interface PlanDatesProps {
  /** Sorted by day. */
  dates: PlanDate[];
}

export function NextDate({ dates, yearStarts }: PlanDatesProps & { yearStarts: YearStart }) {
  const { link, locale, today } = useSite();
  const t = useWords(planWords);
  const [first, ...later] = dates;
  if (!first) return <p className="note">{t.noDates}</p>;
  const next = nextDate(dates, today);
  if (!next) return <p className="note">{admissionOver([first, ...later], today, yearStarts, locale)}</p>;
  return (
    <p className="note next">
      {t.next}: <strong>{next.name}</strong>, {formatDays(next.from, next.to, locale)}{" "}
      <em>{notesOn(next, today, locale)}</em>{" "}
      <a className="button no-print" href={link("/admission/steps")}>
        {t.toSteps}
      </a>
    </p>
  );
}

export function PlanDates({ dates }: PlanDatesProps) {
  const { locale, today } = useSite();
  const t = useWords(planWords);
  if (dates.length === 0) return <p>{t.noDates}</p>;
  return (
    <>
      <ul className="boxes">
        {dates.map((date) => (
          <li key={date.file} data-date={`${date.file} ${date.from} ${date.to ?? ""} ${date.status}`}>
            <strong>{date.name}</strong> {formatDays(date.from, date.to, locale)}{" "}
            <em>{notesOn(date, today, locale)}</em>
          </li>
        ))}
      </ul>
      <DatesToPhone dates={dates} isAdmission />
    </>
  );
}
