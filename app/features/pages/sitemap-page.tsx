import { data } from "react-router";
import { Page } from "#app/design/page.tsx";
import { here, pageMeta } from "#app/design/page-context.ts";
import { pageStyles } from "#app/design/page-styles.ts";
import { Search } from "#app/design/search.tsx";
import { Section } from "#app/design/section.tsx";
import { useSite } from "#app/design/site.tsx";
import { Tree } from "#app/design/tree.tsx";
import type { PageAddress } from "#app/design/words/addresses.ts";
import { words } from "#app/design/words/words.ts";
import { pageAddresses, pageText } from "#app/platform/content/page-texts.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Route } from "./+types/sitemap-page";
import styles from "./sitemap.css?url";

export const handle = { query: ["q"] };

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);

/** A search is answered once and cached nowhere. */
export const headers = ({ loaderHeaders, parentHeaders }: Route.HeadersArgs) =>
  loaderHeaders.has("Cache-Control") ? loaderHeaders : parentHeaders;

const plain = (text: string) => text.toLocaleLowerCase().normalize("NFC");

/** Pages whose title, in either form the site uses, contains every word that was typed. */
function search(query: string, locale: Locale): { address: string; title: string }[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  return pageAddresses()
    .map((address) => ({ address, title: pageText(address, locale).title }))
    .filter(({ address, title }) => {
      const text = plain(`${title} ${words[locale].pages[address as PageAddress]} ${address}`);
      return wanted.every((word) => text.includes(word));
    });
}

export function loader({ request }: Route.LoaderArgs) {
  const { locale, query } = here(request);
  const typed = query.get("q")?.trim().slice(0, 80);
  if (!typed) return { query: undefined, found: undefined };
  return data({ query: typed, found: search(typed, locale) }, { headers: { "Cache-Control": "no-store" } });
}

/** Every page of the site in a tree, and a search over their titles. */
export default function Sitemap({ loaderData: { query, found } }: Route.ComponentProps) {
  const { address, link, locale, t } = useSite();
  return (
    <Page text={pageText(address, locale)}>
      <Search query={query} />
      {found && found.length > 0 && (
        <Section title={t.search.results}>
          <ul className="link-grid">
            {found.map((page) => (
              <li key={page.address}>
                <a href={link(page.address)}>{page.title}</a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {found?.length === 0 && (
        <p className="note" role="status">
          {t.search.none}
        </p>
      )}
      {!found?.length && <Tree />}
    </Page>
  );
}
