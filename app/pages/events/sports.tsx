import { sportsEvents } from "#app/content/events.server.ts";
import { pageText } from "#app/content/page-texts.ts";
import { institute } from "#app/content/records.server.ts";
import { settings } from "#app/settings.server.ts";
import { EventCard } from "#app/ui/events/event-card.tsx";
import { JsonLd } from "#app/ui/json-ld.tsx";
import { Page } from "#app/ui/page.tsx";
import { useSite } from "#app/ui/site.tsx";
import { here, pageMeta } from "../here.ts";
import { eventGraph } from "../machines/graph.ts";
import type { Route } from "./+types/sports";

export const meta: Route.MetaFunction = (page) => pageMeta(page);

export function loader({ request }: Route.LoaderArgs) {
  const { locale } = here(request);
  const events = sportsEvents(locale);
  return { events, graph: eventGraph(events, institute(locale), `${settings.siteUrl}/share.jpg`) };
}

/** The sports events, or that there are none. */
export default function SportsEvents({ loaderData: { events, graph } }: Route.ComponentProps) {
  const { address, locale, t } = useSite();
  return (
    <Page text={pageText(address, locale)}>
      {events.length === 0 && <p className="note">{t.events.noSports}</p>}
      <ul className="event-cards">
        {events.map((event, index) => (
          <EventCard key={event.id} event={event} heading="h2" isFirst={index === 0} />
        ))}
      </ul>
      {graph.length > 0 && <JsonLd graph={graph} />}
    </Page>
  );
}
