import { Icon } from "#app/design/icon.tsx";
import { Page } from "#app/design/page.tsx";
import { pageMeta, recordsFor } from "#app/design/page-context.ts";
import { PageLink } from "#app/design/page-link.tsx";
import { pageStyles } from "#app/design/page-styles.ts";
import { Section } from "#app/design/section.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { Stated } from "#app/design/stated.tsx";
import { academicCalendar, holidaysOfYear } from "#app/features/events/index.server.ts";
import { formatDay, formatDays } from "#app/platform/i18n/format.ts";
import type { Route } from "./+types/students-page";
import { DayLine, WeekBars } from "./day-line.tsx";
import { KitList } from "./kit-list.tsx";
import { studentLife } from "./records.server.ts";
import { StudentLinks } from "./student-links.tsx";
import styles from "./students.css?url";
import { studentLifeWords } from "./words.ts";

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
