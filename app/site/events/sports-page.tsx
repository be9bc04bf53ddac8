import { data } from "react-router";
import { institute } from "#app/cms/content/institute.server.ts";
import { pageNumber } from "#app/lib/http/pagination.ts";
import { settings } from "#app/settings.server.ts";
import { JsonLd } from "#app/ui/head.tsx";
import { NotFound } from "#app/ui/not-found.tsx";
import { Page } from "#app/ui/page.tsx";
import { here, notFoundMeta, pageMeta, pageStyles, recordsFor } from "#app/ui/page-context.ts";
import { PageNumbers } from "#app/ui/page-links.tsx";
import { useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/sports-page";
import { eventWords } from "./event.ts";
import { EventCard, eventGraph } from "./event-card.tsx";
import styles from "./events.css?url";
import { sportsEvents } from "./events.server.ts";

export const handle = { query: ["page"] };

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => (page.loaderData ? pageMeta(page) : notFoundMeta(page));

export function loader({ request, context }: Route.LoaderArgs) {
  const { query } = here(request);
  const records = recordsFor({ request, context });
  const shown = sportsEvents(records, pageNumber(query));
  if (shown === undefined) return data(null, { status: 404 });
  return data({ ...shown, graph: eventGraph(shown.items, institute(records), settings.siteUrl) });
}

export default function SportsEvents({ loaderData: shown }: Route.ComponentProps) {
  const t = useWords(eventWords);
  if (shown === null) return <NotFound />;
  const { items: events, graph } = shown;
  return (
    <Page>
      {events.length === 0 && <p className="note">{t.noSports}</p>}
      <ul className="event-cards">
        {events.map((event, index) => (
          <EventCard key={event.id} event={event} heading="h2" isFirst={index === 0} />
        ))}
      </ul>
      <PageNumbers page={shown.page} pages={shown.pages} words={t} />
      {graph.length > 0 && <JsonLd graph={graph} />}
    </Page>
  );
}
