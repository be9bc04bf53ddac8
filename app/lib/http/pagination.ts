import { parseWholeNumber } from "#app/lib/forms/typed-text.ts";

/** From 1; NaN for an invalid number such as `01`. */
export function pageNumber(query: URLSearchParams): number {
  return parseWholeNumber(query.get("page") ?? "1") || Number.NaN;
}

interface ListPage<Item> {
  items: Item[];
  page: number;
  pages: number;
}

export function pageOf<Item>(list: Item[], page: number, most: number): ListPage<Item> | undefined {
  const pages = Math.max(1, Math.ceil(list.length / most));
  if (!Number.isInteger(page) || page < 1 || page > pages) return undefined;
  return { items: list.slice((page - 1) * most, page * most), page, pages };
}
