import { formatDigits } from "#app/platform/i18n/format.ts";
import { Icon } from "./icon.tsx";
import { notFoundAddress, useSite } from "./site.tsx";

interface PageNumbersProps {
  /** Counts from 1. */
  page: number;
  pages: number;
  /** The list's filters by query parameter; an empty value means no filter. */
  query?: Record<string, string | undefined>;
  words: { pages: string; page: (page: string, of: string) => string; previous: string; next: string };
}

/** The styles are in styles/pages.css. */
export function PageNumbers({ page, pages, query = {}, words }: PageNumbersProps) {
  const { address, link, locale } = useSite();
  if (pages === 1) return null;
  const limits = Object.entries(query).filter((each): each is [string, string] => Boolean(each[1]));
  // An office page is not among the site's addresses.
  const here = address === notFoundAddress ? "" : link(address);
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
