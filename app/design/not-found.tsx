import { MainPages } from "./main-pages.tsx";
import { Page } from "./page.tsx";
import { Search } from "./search.tsx";

export function NotFound() {
  return (
    <Page of="/not-found">
      <Search />
      <MainPages />
    </Page>
  );
}
