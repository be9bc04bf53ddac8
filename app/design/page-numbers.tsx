import { formatDigits } from "#app/platform/i18n/format.ts";
import { Icon } from "./icon.tsx";
import { noPage, useSite } from "./site.tsx";

interface Props {
  /** The current page, counted from 1. */
  page: number;
  pages: number;
  /** What the list is limited to, by the name in the query; an empty value limits nothing. */
  query?: Record<string, string | undefined>;
  words: { pages: string; page: (page: string, of: string) => string; previous: string; next: string };
}

/** Links to the newer and older pages of a list with several pages; its styles are in styles/pages.css. */
export function PageNumbers({ page, pages, query = {}, words }: Props) {
  const { address, link, locale } = useSite();
  if (pages === 1) return null;
  const limits = Object.entries(query).filter((each): each is [string, string] => Boolean(each[1]));
  // A page of the office has no address of its own among the site's pages.
  const here = address === noPage ? "" : link(address);
  const at = (other: number) => `${here}?${new URLSearchParams([["page", `${other}`], ...limits])}`;
  return (
    <nav aria-label={words.pages} className="pages">
      {page > 1 && (
        <a className="button quiet-button" href={at(page - 1)} rel="prev">
          {words.previous}
        </a>
      )}
      <span>{words.page(formatDigits(page, locale), formatDigits(pages, locale))}</span>
      {page < pages && (
        <a className="button quiet-button" href={at(page + 1)} rel="next">
          {words.next}
          <Icon name="arrow" />
        </a>
      )}
    </nav>
  );
}
