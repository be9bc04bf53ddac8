import { breadcrumbList } from "#app/design/breadcrumb-list.ts";
import { Gallery } from "#app/design/gallery.tsx";
import { JsonLd } from "#app/design/json-ld.tsx";
import { PageLink } from "#app/design/page-link.tsx";
import { RecordTitle } from "#app/design/record-title.tsx";
import { Section } from "#app/design/section.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { YearRuler } from "#app/design/year-ruler.tsx";
import { AddToPhone } from "#app/features/phone-dates/index.view.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import { noPicture } from "#app/platform/content/made.ts";
import { formatDays } from "#app/platform/i18n/format.ts";
import { withUnbrokenDates } from "#app/platform/i18n/unbroken.ts";
import type { CulturalEvent } from "./schema.ts";
import { eventWords } from "./words.ts";

interface Props {
  event: Localised<CulturalEvent>;
  graph: object[];
}

export function EventDetails({ event, graph }: Props) {
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
