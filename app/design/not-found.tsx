import { pageText } from "#app/platform/content/page-texts.ts";
import { MainPages } from "./main-pages.tsx";
import { Page } from "./page.tsx";
import { Search } from "./search.tsx";
import { useSite } from "./site.tsx";

/** Says that there is no such page, and helps to the right one. */
export function NotFound() {
  const { locale } = useSite();
  return (
    <Page text={pageText("/not-found", locale)}>
      <Search />
      <MainPages />
    </Page>
  );
}
