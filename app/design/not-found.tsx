import { pageText } from "#app/platform/content/page-texts.ts";
import { Page } from "./page.tsx";
import { PageLink } from "./page-link.tsx";
import { Search } from "./search.tsx";
import { Section } from "./section.tsx";
import { useSite } from "./site.tsx";
import type { PageAddress } from "./words/addresses.ts";

const mainPages: PageAddress[] = [
  "/",
  "/courses/d-pharm",
  "/admission",
  "/affiliation/pci",
  "/faculty",
  "/events",
  "/downloads",
  "/sitemap",
];

/** Says that there is no such page, and helps to the right one. */
export function NotFound() {
  const { locale, t } = useSite();
  return (
    <Page text={pageText("/not-found", locale)}>
      <Search />
      <Section title={t.notFound.main}>
        <ul className="link-grid">
          {mainPages.map((page) => (
            <li key={page}>
              <PageLink to={page} />
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
