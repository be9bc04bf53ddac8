import { pageText } from "#app/platform/content/page-texts.ts";
import { MainPages } from "./main-pages.tsx";
import { Page } from "./page.tsx";
import { Search } from "./search.tsx";
import { useSite } from "./site.tsx";

/** Says that the page does not exist, and helps to find the right one. */
export function NotFound() {
  const { locale } = useSite();
  return (
    <Page text={pageText("/not-found", locale)}>
      <Search />
      <MainPages />
    </Page>
  );
}
