import type { FilesView } from "./answer.ts";

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
