import { parseWholeNumber } from "#app/platform/forms/whole-number.ts";

/** The page number in a query, from 1; NaN for an invalid one such as `01`. */
export function pageNumber(query: URLSearchParams): number {
  return parseWholeNumber(query.get("page") ?? "1") || Number.NaN;
}

/** A page of a list. */
interface ListPage<Item> {
  items: Item[];
  /** Counted from 1. */
  page: number;
  pages: number;
}

/** One page of a list, from 1, with at most `most` items; undefined when there is no such page. */
export function pageOf<Item>(list: Item[], page: number, most: number): ListPage<Item> | undefined {
  const pages = Math.max(1, Math.ceil(list.length / most));
  if (!Number.isInteger(page) || page < 1 || page > pages) return undefined;
  return { items: list.slice((page - 1) * most, page * most), page, pages };
}
