/** The page that a query asks for, counted from 1; NaN for an invalid page number such as `01`. */
export function pageNumber(query: URLSearchParams): number {
  const asked = query.get("page") ?? "1";
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : Number.NaN;
}
