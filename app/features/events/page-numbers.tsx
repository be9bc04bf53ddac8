import { Icon } from "#app/design/icon.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { formatDigits } from "#app/platform/i18n/format.ts";
import { eventWords } from "./words.ts";

interface Props {
  /** The current page, counted from 1. */
  page: number;
  pages: number;
  /** The academic year that the list is limited to. */
  year?: string | undefined;
}

/** Links to the newer and older pages of a list with several pages. */
export function PageNumbers({ page, pages, year }: Props) {
  const { address, link, locale } = useSite();
  const t = useWords(eventWords);
  if (pages === 1) return null;
  const at = (other: number) => link(`${address}?page=${other}${year ? `&year=${year}` : ""}`);
  return (
    <nav aria-label={t.pages} className="pages">
      {page > 1 && (
        <a className="button quiet-button" href={at(page - 1)} rel="prev">
          {t.previous}
        </a>
      )}
      <span>{t.page(formatDigits(page, locale), formatDigits(pages, locale))}</span>
      {page < pages && (
        <a className="button quiet-button" href={at(page + 1)} rel="next">
          {t.next}
          <Icon name="arrow" />
        </a>
      )}
    </nav>
  );
}
