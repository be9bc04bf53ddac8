import { Gallery } from "#app/design/gallery.tsx";
import { Page } from "#app/design/page.tsx";
import { here, pageMeta } from "#app/design/page-context.ts";
import { pageStyles } from "#app/design/page-styles.ts";
import { useSite } from "#app/design/site.tsx";
import { pageText } from "#app/platform/content/page-texts.ts";
import type { Route } from "./+types/infrastructure-page";
import styles from "./infrastructure.css?url";
import { facilities } from "./records.server.ts";

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);

export const loader = ({ request }: Route.LoaderArgs) => facilities(here(request).locale);

/** The institute's places in labelled pictures. */
export default function Infrastructure({ loaderData: facilities }: Route.ComponentProps) {
  const { address, locale, t } = useSite();
  return (
    <Page text={pageText(address, locale)}>
      <p className="quiet">{t.gallery.hint}</p>
      <Gallery isFirst pictures={facilities.map(({ title, ...facility }) => ({ ...facility, caption: title }))} />
    </Page>
  );
}
