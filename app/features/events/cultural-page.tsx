import { data } from "react-router";
import { NotFound } from "#app/design/not-found.tsx";
import { Page } from "#app/design/page.tsx";
import { here, notFoundMeta, pageMeta, recordsFor, wordsAt } from "#app/design/page-context.ts";
import { pageStyles } from "#app/design/page-styles.ts";
import { institute } from "#app/platform/content/institute.server.ts";
import { pageNumber } from "#app/platform/content/page-of.ts";
import { settings } from "#app/settings.server.ts";
import type { Route } from "./+types/cultural-page";
import { EventArchive } from "./event-archive.tsx";
import { EventDetails } from "./event-details.tsx";
import styles from "./events.css?url";
import { culturalEvents, findCulturalEvent } from "./events.service.server.ts";
import { eventGraph } from "./structured-data.ts";
import { eventWords } from "./words.ts";

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
