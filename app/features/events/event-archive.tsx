import { PageLink } from "#app/design/page-link.tsx";
import { Section } from "#app/design/section.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { Localised } from "#app/platform/content/localise.ts";
import { formatDigits } from "#app/platform/i18n/format.ts";
import { EventCard } from "./event-card.tsx";
import { PageNumbers } from "./page-numbers.tsx";
import type { CulturalEvent } from "./schema.ts";
import { eventWords } from "./words.ts";

interface Archive {
  years: string[];
  /** The academic year that is shown; undefined for all. */
  year: string | undefined;
  page: number;
  pages: number;
  groups: { year: string; events: Localised<CulturalEvent>[] }[];
}

/** A page of cultural events by academic year, and links to the other years and pages. */
export function EventArchive({ archive }: { archive: Archive }) {
  const { link, locale } = useSite();
  const t = useWords(eventWords);
  return (
    <>
      <YearLinks archive={archive} />
      {archive.groups.map(({ year, events }, group) => (
        <Section key={year} title={t.academicYear(formatDigits(year, locale))} id={`year-${year}`}>
          <ul className="event-cards">
            {events.map((event, index) => (
              <EventCard key={event.id} event={event} isFirst={group === 0 && index === 0}>
                <p className="actions">
                  <a
                    className="button quiet-button"
                    href={link(`/events/cultural?event=${event.id}`)}
                    data-open="gallery"
                  >
                    {t.viewDetails}
                    <span className="sr-only">: {event.title}</span>
                  </a>
                </p>
              </EventCard>
            ))}
          </ul>
        </Section>
      ))}
      <PageNumbers page={archive.page} pages={archive.pages} year={archive.year} />
    </>
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
