import { pageText } from "#app/content/page-texts.ts";
import { Page } from "#app/ui/page.tsx";
import { useSite } from "#app/ui/site.tsx";
import { pageMeta } from "./here.ts";

export const meta = pageMeta;

/** A page that is words alone. */
export default function WordsPage() {
  const { address, locale } = useSite();
  return <Page text={pageText(address, locale)} />;
}
