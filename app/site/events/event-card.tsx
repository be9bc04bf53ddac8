import type { ReactNode } from "react";
import type { Event } from "schema-dts";
import type { Institute } from "#app/cms/content/institute.ts";
import { hasPicture, largestPixels, noPicture } from "#app/cms/content/media.ts";
import type { Localised } from "#app/cms/content/text.ts";
import { formatDayPart, formatDays } from "#app/lib/i18n/format.ts";
import { withUnbrokenDates } from "#app/lib/i18n/format-moment.ts";
import { RecordTitle } from "#app/ui/inline.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { useSite } from "#app/ui/site.tsx";

interface CardEvent {
  title: string;
  on: string;
  until?: string | undefined;
  time: string;
  venue?: string;
  description: string;
  picture: string;
  alt: string;
}

interface Props {
  event: CardEvent;
  isFirst?: boolean;
  kind?: string;
  heading?: "h2" | "h3";
  children?: ReactNode;
}

export function EventCard({ event, isFirst = false, kind, heading: Heading = "h3", children }: Props) {
  const { locale } = useSite();
  return (
    <li className="event-card">
      {event.picture === noPicture || !hasPicture(event.picture) ? (
        <DateTile day={event.on} />
      ) : (
        <Picture
          name={event.picture}
          alt={event.alt}
          sizes="(min-width: 70rem) 360px, (min-width: 40rem) 45vw, 6.5rem"
          isFirst={isFirst}
        />
      )}
      <Heading>
        <RecordTitle>{event.title}</RecordTitle>
      </Heading>
      <p className="when">
        {kind && `${kind} ·\u00a0`}
        <time dateTime={event.on}>{formatDays(event.on, event.until, locale)}</time>
        <br />
        {withUnbrokenDates(event.time)}
        {event.venue && `\u00a0· ${event.venue}`}
      </p>
      <p className="what">{withUnbrokenDates(event.description)}</p>
      {children}
    </li>
  );
}

function DateTile({ day }: { day: string }) {
  const { locale } = useSite();
  const part = (options: Intl.DateTimeFormatOptions) => formatDayPart(day, locale, options);
  return (
    <span className="date-tile" aria-hidden="true">
      <b>{part({ day: "numeric" })}</b>
      {part({ month: "long" })}
      <svg viewBox="0 0 31 3" preserveAspectRatio="none" aria-hidden="true">
        <line x2="31" y1="2" y2="2" strokeDasharray=".12 .88" />
        <rect x={Number(day.slice(8)) - 1} width="1" height="3" />
      </svg>
    </span>
  );
}

interface EventFacts {
  title: string;
  on: string;
  until?: string | undefined;
  description: string;
  venue?: string;
  picture: string;
}

export function eventGraph(events: EventFacts[], institute: Localised<Institute>, siteUrl: string): object[] {
  const { address } = institute.contact;
  return events.map(
    (event): Event => ({
      "@type": "Event",
      name: event.title,
      startDate: event.on,
      ...(event.until && { endDate: event.until }),
      description: event.description,
      image: siteUrl + largestPixels(event.picture),
      eventStatus: "https://schema.org/EventScheduled",
      location: { "@type": "Place", name: event.venue ?? institute.name, ...(address && { address }) },
      organizer: { "@type": "Organization", "@id": `${siteUrl}/#institute`, name: institute.name, url: siteUrl },
    }),
  );
}
