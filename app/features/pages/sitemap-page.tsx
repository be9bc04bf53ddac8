import { Page } from "#app/design/page.tsx";
import { pageMeta } from "#app/design/page-context.ts";
import { pageStyles } from "#app/design/page-styles.ts";
import { Search } from "#app/design/search.tsx";
import { useSite } from "#app/design/site.tsx";
import { Tree } from "#app/design/tree.tsx";
import { pageText } from "#app/platform/content/page-texts.ts";
import type { Route } from "./+types/sitemap-page";
import styles from "./sitemap.css?url";

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);

/** Every page of the site in a tree. */
export default function Sitemap() {
  const { address, locale } = useSite();
  return (
    <Page text={pageText(address, locale)}>
      <Search />
      <Tree />
    </Page>
  );
}
