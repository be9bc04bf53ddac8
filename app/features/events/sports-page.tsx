import { data } from "react-router";
import { JsonLd } from "#app/design/json-ld.tsx";
import { NotFound } from "#app/design/not-found.tsx";
import { Page } from "#app/design/page.tsx";
import { here, notFoundMeta, pageMeta, recordsFor } from "#app/design/page-context.ts";
import { PageNumbers } from "#app/design/page-numbers.tsx";
import { pageStyles } from "#app/design/page-styles.ts";
import { useWords } from "#app/design/site.tsx";
import { institute } from "#app/platform/content/institute.server.ts";
import { pageNumber } from "#app/platform/content/page-of.ts";
import { settings } from "#app/settings.server.ts";
import type { Route } from "./+types/sports-page";
import { EventCard } from "./event-card.tsx";
import styles from "./events.css?url";
import { sportsEvents } from "./events.service.server.ts";
import { eventGraph } from "./structured-data.ts";
import { eventWords } from "./words.ts";

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
