import { Page } from "#app/design/page.tsx";
import { pageMeta, recordsFor } from "#app/design/page-context.ts";
import { pageStyles } from "#app/design/page-styles.ts";
import type { Route } from "./+types/facilities-page";
import styles from "./campus-map.css?url";
import { CampusMapFigure } from "./campus-map.tsx";
import { campusMap } from "./records.server.ts";

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);

export const loader = (asked: Route.LoaderArgs) => campusMap(recordsFor(asked));

export default function Facilities({ loaderData: { picture, ...campus } }: Route.ComponentProps) {
  return <Page aside={picture && <CampusMapFigure campus={{ ...campus, picture }} />} />;
}
