import { Page } from "#app/design/page.tsx";
import { pageMeta } from "#app/design/page-context.ts";
import { pageStyles } from "#app/design/page-styles.ts";
import { useSite } from "#app/design/site.tsx";
import lists from "#app/design/styles/lists.css?url";
import { pageText } from "#app/platform/content/page-texts.ts";
import type { Route } from "./+types/text-page";

export const links = pageStyles(lists);
export const meta: Route.MetaFunction = (page) => pageMeta(page);

/** A page of text only. */
export default function WordsPage() {
  const { address, locale } = useSite();
  return <Page text={pageText(address, locale)} />;
}
