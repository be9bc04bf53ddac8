import { Page } from "#app/design/page.tsx";
import { pageMeta } from "#app/design/page-context.ts";
import { pageStyles } from "#app/design/page-styles.ts";
import { useSite } from "#app/design/site.tsx";
import { pageText } from "#app/platform/content/page-texts.ts";
import type { Route } from "./+types/text-page";
import styles from "./text-page.css?url";

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);

/** A page of text only. */
export default function WordsPage() {
  const { address, locale } = useSite();
  return <Page text={pageText(address, locale)} />;
}
