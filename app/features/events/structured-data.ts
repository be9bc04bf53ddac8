import type { Event } from "schema-dts";
import type { Institute } from "#app/platform/content/institute.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import { largestPixels } from "#app/platform/content/made.ts";

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
