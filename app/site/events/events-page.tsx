import { institute } from "#app/cms/content/institute.server.ts";
import { settings } from "#app/settings.server.ts";
import { Calendar } from "#app/site/course/calendar.tsx";
import { DatesToPhone } from "#app/site/phone-dates/add-to-phone.tsx";
import { JsonLd } from "#app/ui/head.tsx";
import { Page } from "#app/ui/page.tsx";
import { pageMeta, pageStyles, recordsFor } from "#app/ui/page-context.ts";
import { PageList } from "#app/ui/page-links.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/events-page";
import { eventWords } from "./event.ts";
import { EventCard, eventGraph } from "./event-card.tsx";
import { academicCalendar, upcomingEvents } from "./events.server.ts";
import styles from "./events-page.css?url";

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);

/** The most upcoming events on the page: three rows on a wide screen. */
const mostUpcoming = 9;

export function loader(asked: Route.LoaderArgs) {
  const records = recordsFor(asked);
  const events = upcomingEvents(records, mostUpcoming);
  const graph = eventGraph(events, institute(records), settings.siteUrl);
  return { events, calendar: academicCalendar(records), graph };
}

const dateOf = (event: ReturnType<typeof upcomingEvents>[number]) => ({
  file: `${event.kind}Events-${event.id}`,
  name: event.title,
  from: event.on,
  to: event.until,
  time: event.time,
  place: "venue" in event ? event.venue : undefined,
});

export default function UpcomingEvents({ loaderData: { events, calendar, graph } }: Route.ComponentProps) {
  const t = useWords(eventWords);
  const dates = calendar.map(({ id, title, ...days }) => ({ file: `calendar-${id}`, name: title, ...days }));
  return (
    <Page listsSection>
      <Section title={t.upcoming}>
        {events.length === 0 && <p className="note">{t.noneUpcoming}</p>}
        <ul className="event-cards">
          {events.map((event, index) => (
            <EventCard key={`${event.kind}-${event.id}`} event={event} kind={t[event.kind]} isFirst={index === 0} />
          ))}
        </ul>
      </Section>
      <Section title={t.archives}>
        <PageList pages={["/events/cultural", "/events/sports"]} className="link-grid" />
      </Section>
      <Section title={t.calendar} id="calendar">
        <Calendar entries={dates} />
        <DatesToPhone dates={[...events.map(dateOf), ...dates]} />
      </Section>
      {graph.length > 0 && <JsonLd graph={graph} />}
    </Page>
  );
}
