import type { FilesView } from "./answer.ts";

/** Address of the files page, with the record's field that led here, the search and the page number. */
export function filesAddress({
  record,
  at,
  q,
  page,
}: Partial<Pick<FilesView, "record" | "at" | "q" | "page">> = {}): string {
  const wanted = { record, at, q: q || undefined, page: page && page > 1 ? String(page) : undefined };
  const query = new URLSearchParams(Object.entries(wanted).filter((each): each is [string, string] => !!each[1]));
  return query.size > 0 ? `/office/files?${query}` : "/office/files";
}
