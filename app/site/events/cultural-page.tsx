import { data } from "react-router";
import { institute } from "#app/cms/content/institute.server.ts";
import { noPicture } from "#app/cms/content/media.ts";
import type { Localised } from "#app/cms/content/text.ts";
import { pageNumber } from "#app/lib/http/pagination.ts";
import { formatDays, formatDigits } from "#app/lib/i18n/format.ts";
import { withUnbrokenDates } from "#app/lib/i18n/format-moment.ts";
import { settings } from "#app/settings.server.ts";
import { AddToPhone } from "#app/site/phone-dates/add-to-phone.tsx";
import { breadcrumbList, JsonLd } from "#app/ui/head.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { RecordTitle } from "#app/ui/inline.tsx";
import { NotFound } from "#app/ui/not-found.tsx";
import { Page, YearRuler } from "#app/ui/page.tsx";
import { here, notFoundMeta, pageMeta, pageStyles, recordsFor, wordsAt } from "#app/ui/page-context.ts";
import { PageLink, PageNumbers } from "#app/ui/page-links.tsx";
import { Gallery } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/cultural-page";
import { type CulturalEvent, eventWords } from "./event.ts";
import { EventCard, eventGraph } from "./event-card.tsx";
import styles from "./events.css?url";
import { culturalEvents, findCulturalEvent } from "./events.server.ts";

interface Archive {
  years: string[];
  year: string | undefined;
  page: number;
  pages: number;
  groups: { year: string; events: Omit<Localised<CulturalEvent>, "pictures">[] }[];
}

function EventArchive({ archive }: { archive: Archive }) {
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

interface Props {
  event: Localised<CulturalEvent>;
  graph: object[];
}

function EventDetails({ event, graph }: Props) {
  const { link, locale, siteUrl, t: frame } = useSite();
  const archive = link("/events/cultural");
  const way = [
    { name: frame.pages["/"], path: link("/") },
    { name: frame.pages["/events/cultural"], path: archive },
    { name: event.title, path: `${archive}?event=${event.id}` },
  ];
  const t = useWords(eventWords);
  const own = { picture: event.picture, alt: event.alt, caption: event.title };
  const pictures = [
    ...(event.picture === noPicture ? [] : [own]),
    // The main picture is often the first of them.
    ...event.pictures.flatMap(({ picture, alt }) =>
      picture === event.picture ? [] : [{ picture, alt: "", caption: alt }],
    ),
  ];
  return (
    <main id="content" className="wrap page">
      <div className="page-head">
        <div>
          <p>
            <PageLink to="/events/cultural" aria-current={false}>
              {t.back}
            </PageLink>
          </p>
          <h1>
            <RecordTitle>{event.title}</RecordTitle>
          </h1>
          <p className="when" data-details>
            {formatDays(event.on, event.until, locale)} · {withUnbrokenDates(event.time)}
          </p>
          <p className="lead" data-details>
            {event.description}
          </p>
          <p>
            <AddToPhone
              name={`culturalEvents-${event.id}`}
              title={event.title}
              from={event.on}
              to={event.until}
              time={event.time}
            />
          </p>
          <YearRuler />
        </div>
      </div>
      {pictures.length > 0 && (
        <Section title={t.pictures}>
          <Gallery isFirst pictures={pictures} />
        </Section>
      )}
      <JsonLd graph={[...graph, breadcrumbList(way, siteUrl) as object]} />
    </main>
  );
}

export const handle = { query: ["event", "page", "year"] };

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => {
  const shown = page.loaderData as Route.ComponentProps["loaderData"];
  if (shown.kind === "missing") return notFoundMeta(page);
  if (shown.kind === "event") return pageMeta(page, shown.event);
  const { year } = shown.archive;
  return pageMeta(page, year ? { title: wordsAt(eventWords, page).ofYear(year) } : undefined);
};

const missing = () => data({ kind: "missing" } as const, { status: 404 });

/** `?event=14` is one event; `?year=2024-2025&page=2` a page of the archive. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { query } = here(request);
  const records = recordsFor({ request, context });
  const id = query.get("event");
  if (id !== null) {
    const event = findCulturalEvent(records, id);
    if (event === undefined) return missing();
    const graph = eventGraph([event], institute(records), settings.siteUrl);
    return data({ kind: "event", event, graph } as const);
  }
  const archive = culturalEvents(records, query.get("year") ?? undefined, pageNumber(query));
  return archive ? data({ kind: "archive", archive } as const) : missing();
}

export default function CulturalEvents({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "missing") return <NotFound />;
  if (loaderData.kind === "event") return <EventDetails event={loaderData.event} graph={loaderData.graph} />;
  return (
    <Page>
      <EventArchive archive={loaderData.archive} />
    </Page>
  );
}
