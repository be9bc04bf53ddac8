import type { PageAddress } from "#app/ui/words/page-names.ts";
import { Icon } from "./icon.tsx";
import { PageList } from "./page-links.tsx";
import { Section } from "./section.tsx";
import { useSite } from "./site.tsx";

/** In characters. */
export const longestQuery = 200;

export function Search({ query, id = "q" }: { query?: string | undefined; id?: string }) {
  const { link, t } = useSite();
  return (
    <search>
      <form action={link("/search")} className="search">
        <label htmlFor={id}>{t.search.label}</label>
        <input id={id} name="q" type="search" defaultValue={query} maxLength={longestQuery} />
        <button type="submit" className="button">
          {t.search.button}
          <Icon name="arrow" />
        </button>
      </form>
    </search>
  );
}

const mainPages: PageAddress[] = [
  "/",
  "/courses/d-pharm",
  "/admission",
  "/admission/fees",
  "/admission/documents",
  "/visit",
  "/faculty",
  "/events",
  "/downloads",
  "/sitemap",
];

export function MainPages() {
  const { t } = useSite();
  return (
    <Section title={t.notFound.main}>
      <PageList pages={mainPages} className="link-grid" />
    </Section>
  );
}
