import type { ReactNode } from "react";
import { Picture } from "#app/design/picture.tsx";
import { RecordTitle } from "#app/design/record-title.tsx";
import { useSite } from "#app/design/site.tsx";
import { hasPicture, noPicture } from "#app/platform/content/made.ts";
import { formatDays } from "#app/platform/i18n/format.ts";
import { DateTile } from "./date-tile.tsx";

interface Occasion {
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
  event: Occasion;
  /** True in the first row, whose pictures are visible at once. */
  isFirst?: boolean;
  /** A label for the kind of event. */
  kind?: string;
  /** The heading level of the list. */
  heading?: "h2" | "h3";
  children?: ReactNode;
}

/** An event in a list: its picture, or its day if there is none yet, title, days, time and a short text. */
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
        {kind && `${kind}\u00a0· `}
        <time dateTime={event.on}>{formatDays(event.on, event.until, locale)}</time>
        <br />
        {event.time}
        {event.venue && `\u00a0· ${event.venue}`}
      </p>
      <p className="what">{event.description}</p>
      {children}
    </li>
  );
}
