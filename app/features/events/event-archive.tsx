import { Icon } from "#app/design/icon.tsx";
import { PageLink } from "#app/design/page-link.tsx";
import { PageNumbers } from "#app/design/page-numbers.tsx";
import { Section } from "#app/design/section.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { Localised } from "#app/platform/content/localise.ts";
import { formatDigits } from "#app/platform/i18n/format.ts";
import { EventCard } from "./event-card.tsx";
import type { CulturalEvent } from "./schema.ts";
import { eventWords } from "./words.ts";

interface Archive {
  years: string[];
  year: string | undefined;
  page: number;
  pages: number;
  groups: { year: string; events: Omit<Localised<CulturalEvent>, "pictures">[] }[];
}

export function EventArchive({ archive }: { archive: Archive }) {
  const { locale } = useSite();
  const t = useWords(eventWords);
  return (
    <>
      <YearLinks archive={archive} />
      {archive.groups.map(({ year, events }, group) => {
        const title = t.academicYear(formatDigits(year, locale));
        const id = `year-${year}`;
        return group === 0 ? (
          <Section key={year} title={title} id={id}>
            <EventCards events={events} isFirst />
          </Section>
        ) : (
          <details key={year} className="section earlier-year" id={id}>
            <summary>
              <h2>{title}</h2>
            </summary>
            <EventCards events={events} />
          </details>
        );
      })}
      <PageNumbers page={archive.page} pages={archive.pages} query={{ year: archive.year }} words={t} />
    </>
  );
}

function EventCards({ events, isFirst = false }: { events: Archive["groups"][0]["events"]; isFirst?: boolean }) {
  const { link } = useSite();
  const t = useWords(eventWords);
  return (
    <ul className="event-cards">
      {events.map((event, index) => (
        <EventCard key={event.id} event={event} isFirst={isFirst && index === 0}>
          <p className="details-link">
            <a href={link(`/events/cultural?event=${event.id}`)} data-open="gallery">
              {t.viewDetails}
              <span className="sr-only"> {event.title}</span>
              <Icon name="arrow" />
            </a>
          </p>
        </EventCard>
      ))}
    </ul>
  );
}

function YearLinks({ archive: { years, year: current } }: { archive: Archive }) {
  const { link, locale } = useSite();
  const t = useWords(eventWords);
  return (
    <nav aria-label={t.archives} className="years">
      <ul>
        <li>
          <PageLink to="/events/cultural" aria-current={current === undefined ? "page" : undefined}>
            {t.allYears}
          </PageLink>
        </li>
        {years.map((year) => (
          <li key={year}>
            <a href={link(`/events/cultural?year=${year}`)} aria-current={year === current ? "page" : undefined}>
              {formatDigits(year, locale)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
