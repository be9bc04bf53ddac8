import { useSite, useWords } from "#app/design/site.tsx";
import type { Localised } from "#app/platform/content/localise.ts";
import { formatDigits } from "#app/platform/i18n/format.ts";
import { formatTimetableTime, halfHours } from "./clock.ts";
import type { StudentRules } from "./schema.ts";
import { studentLifeWords } from "./words.ts";

export function DayLine({ day }: { day: Localised<StudentRules>["day"] }) {
  const { locale } = useSite();
  const t = useWords(studentLifeWords).day;
  return (
    <ol className="day-line">
      {day.map(({ from, to, kind, title, text }) => (
        <li key={from} className={kind} data-halves={halfHours(from, to)}>
          <time dateTime={from}>{formatTimetableTime(from, locale)}</time>
          <div>
            {t.kinds[kind] && <small>{t.kinds[kind]}</small>} <strong>{title}</strong>
            {text && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

export function WeekBars({ weeks }: { weeks: Localised<StudentRules>["weeks"] }) {
  const { locale } = useSite();
  const t = useWords(studentLifeWords).day;
  return (
    <dl className="week-bars">
      {weeks.map(({ name, ...hours }) => {
        const all = hours.theory + hours.tutorial + hours.practical;
        return (
          <div key={name}>
            <dt>
              {name}: <strong>{t.hours(formatDigits(all, locale))}</strong>
            </dt>
            <dd>
              <svg viewBox="0 0 40 2" preserveAspectRatio="none" aria-hidden="true">
                <path className="theory" d={`M0 0h${hours.theory}v2H0z`} />
                <path className="tutorial" d={`M${hours.theory} 0h${hours.tutorial}v2h-${hours.tutorial}z`} />
                <path className="practical" d={`M${hours.theory + hours.tutorial} 0H${all}v2h-${hours.practical}z`} />
              </svg>
              <ul>
                {(["theory", "tutorial", "practical"] as const).map((kind) => (
                  <li key={kind} className={kind}>
                    {t.kinds[kind]} {formatDigits(hours[kind], locale)}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
