import { MainPages } from "./main-pages.tsx";
import { Page } from "./page.tsx";
import { Search } from "./search.tsx";

/** Says that the page does not exist, and helps to find the right one. */
export function NotFound() {
  return (
    <Page of="/not-found">
      <Search />
      <MainPages />
    </Page>
  );
}
