import { formatDigits } from "#app/platform/i18n/format.ts";
import { Icon } from "./icon.tsx";
import { useSite } from "./site.tsx";

interface Props {
  /** The current page, counted from 1. */
  page: number;
  pages: number;
  /** The academic year that the list is limited to. */
  year?: string | undefined;
  words: { pages: string; page: (page: string, of: string) => string; previous: string; next: string };
}

/** Links to the newer and older pages of a list with several pages; its styles are in styles/pages.css. */
export function PageNumbers({ page, pages, year, words }: Props) {
  const { address, link, locale } = useSite();
  if (pages === 1) return null;
  const at = (other: number) => link(`${address}?page=${other}${year ? `&year=${year}` : ""}`);
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
