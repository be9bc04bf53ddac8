import { data } from "react-router";
import { Page } from "#app/design/page.tsx";
import { PageLink } from "#app/design/page-link.tsx";
import { Search } from "#app/design/search.tsx";
import { Section } from "#app/design/section.tsx";
import { useSite } from "#app/design/site.tsx";
import type { PageAddress } from "#app/design/words/addresses.ts";
import { pageText } from "#app/platform/content/page-texts.ts";
import type { Route } from "./+types/not-found-page";
import { notFoundMeta } from "./page-context.ts";

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

export const loader = () => data(null, { status: 404 });

export const meta: Route.MetaFunction = (page) => notFoundMeta(page);

/** Says that there is no such page, and helps to the right one. */
export default function NotFound() {
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
