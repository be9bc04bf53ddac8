import { Page } from "#app/design/page.tsx";
import { pageMeta, recordsFor } from "#app/design/page-context.ts";
import { pageStyles } from "#app/design/page-styles.ts";
import type { Route } from "./+types/infrastructure-page";
import { FacilityGallery } from "./facility-gallery.tsx";
import styles from "./infrastructure.css?url";
import { facilities } from "./records.server.ts";

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);

export const loader = (asked: Route.LoaderArgs) => facilities(recordsFor(asked));

export default function Infrastructure({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <FacilityGallery facilities={loaderData} />
    </Page>
  );
}
