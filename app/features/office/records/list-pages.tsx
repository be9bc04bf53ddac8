import { useSite, useWords } from "#app/design/site.tsx";
import { formatDigits } from "#app/platform/i18n/format.ts";
import type { ListState } from "./list-filter.tsx";
import { recordWords } from "./words.ts";

interface Props {
  page: number;
  pages: number;
  q: string;
  state: ListState | undefined;
}

/** Links to the pages before and after, with the same filter. */
export function ListPages({ page, pages, q, state }: Props) {
  const { locale } = useSite();
  const { list } = useWords(recordWords);
  if (pages === 1) return null;
  const at = (other: number) =>
    `?${new URLSearchParams({ ...(q && { q }), ...(state && { state }), page: String(other) })}`;
  return (
    <nav aria-label={list.pages} className="pages">
      {page > 1 && (
        <a className="button quiet-button" href={at(page - 1)} rel="prev">
          {list.previous}
        </a>
      )}
      <span>{list.page(formatDigits(page, locale), formatDigits(pages, locale))}</span>
      {page < pages && (
        <a className="button quiet-button" href={at(page + 1)} rel="next">
          {list.next}
        </a>
      )}
    </nav>
  );
}
