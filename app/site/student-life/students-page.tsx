import type { Localised } from "#app/cms/content/text.ts";
import { formatDay, formatDays, formatDigits, formatRupees } from "#app/lib/i18n/format.ts";
import { academicCalendar, holidaysOfYear } from "#app/site/events/events.server.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Page } from "#app/ui/page.tsx";
import { pageMeta, pageStyles, recordsFor } from "#app/ui/page-context.ts";
import { PageLink } from "#app/ui/page-links.tsx";
import { Section, Stated } from "#app/ui/section.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/students-page";
import { studentLife } from "./student-life.server.ts";
import { StudentLinks, studentLifeWords } from "./student-life.tsx";
import { formatTimetableTime, halfHours, type StudentRules } from "./student-life-schema.ts";
import styles from "./students.css?url";

function DayLine({ day }: { day: Localised<StudentRules>["day"] }) {
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

function WeekBars({ weeks }: { weeks: Localised<StudentRules>["weeks"] }) {
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

function KitList({ record: { kit, kitNote } }: { record: Localised<StudentRules> }) {
  const { locale } = useSite();
  const t = useWords(studentLifeWords).kit;
  const total = kit.reduce((sum, { price }) => sum + price, 0);
  return (
    <>
      <dl className="kit">
        {kit.map(({ name, note, price }) => (
          <div key={name}>
            <dt>
              {name} <span className="quiet">{note}</span>
            </dt>
            <dd>{formatRupees(price, locale)}</dd>
          </div>
        ))}
        <div className="total">
          <dt>{t.total}</dt>
          <dd>{formatRupees(total, locale)}</dd>
        </div>
      </dl>
      {kitNote && <p className="quiet">{kitNote}</p>}
    </>
  );
}

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);

export function loader(asked: Route.LoaderArgs) {
  const records = recordsFor(asked);
  const calendar = academicCalendar(records);
  return {
    record: studentLife(records).studentRules,
    holidays: holidaysOfYear(records),
    hasCalendar: calendar.length > 0,
  };
}

export default function Students({ loaderData: { record, holidays, hasCalendar } }: Route.ComponentProps) {
  const { locale } = useSite();
  const t = useWords(studentLifeWords);
  const { checked } = t.after;
  return (
    <Page words={<StudentLinks />}>
      <div className="two-columns">
        <Section title={t.day.title}>
          <Stated isStated={record.day.length > 0}>
            <DayLine day={record.day} />
          </Stated>
          {record.dayNote && <p className="quiet">{record.dayNote}</p>}
        </Section>
        <div>
          <Section title={t.day.week}>
            <WeekBars weeks={record.weeks} />
          </Section>
          <Section title={t.holidays}>
            <Stated isStated={holidays.length > 0}>
              <dl className="dates">
                {holidays.map(({ id, title, from, to, status }) => (
                  <div key={id}>
                    <dt>{title}</dt>
                    <dd>
                      {formatDays(from, to, locale)}
                      {status === "expected" && ` (${t.expected})`}
                    </dd>
                  </div>
                ))}
              </dl>
            </Stated>
            {record.holidaysNote && <p className="quiet">{record.holidaysNote}</p>}
            {hasCalendar && (
              <p className="more">
                <PageLink to="/events" suffix="#calendar">
                  {t.calendar}
                  <Icon name="arrow" isAfter />
                </PageLink>
              </p>
            )}
          </Section>
        </div>
      </div>
      <Section title={t.rules} id="rules">
        <dl className="rules">
          {record.rules.map(({ figure, title, text }) => (
            <div key={title}>
              <dt>
                <b>{figure}</b> {title}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={t.kit.title} id="kit">
        <Stated isStated={record.kit.length > 0}>
          <KitList record={record} />
        </Stated>
      </Section>
      <p className="note sources">
        {record.sources} {checked(formatDay(record.checkedOn, locale))}
      </p>
    </Page>
  );
}
