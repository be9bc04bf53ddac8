import { pageText } from "#app/platform/content/page-texts.ts";
import { Page } from "#app/ui/page.tsx";
import { useSite } from "#app/ui/site.tsx";
import type { Route } from "./+types/words";
import { pageMeta } from "./here.ts";

export const meta: Route.MetaFunction = (page) => pageMeta(page);

/** A page that is words alone. */
export default function WordsPage() {
  const { address, locale } = useSite();
  return <Page text={pageText(address, locale)} />;
}
