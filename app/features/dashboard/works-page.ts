import { useSite } from "#app/design/site.tsx";
import type { WorkKind } from "#app/features/profiles/schema.ts";
import type { DashboardAnswer } from "./answer.ts";

/** Works on a page: each has two forms, so that a long list would slow the dashboard down. */
export const worksOnPage = 20;

export const pagesOfWorks = (works: number): number => Math.max(1, Math.ceil(works / worksOnPage));

export const worksAddress = (kind: WorkKind, page: number): string =>
  page > 1 ? `/faculty/dashboard?${kind}=${page}` : "/faculty/dashboard";

export function usePage({ section, which, done }: DashboardAnswer, kind: WorkKind, works: number): number {
  const { query } = useSite();
  const last = pagesOfWorks(works);
  if (section === kind && which === "new" && done === "workSaved") return last;
  const asked = Math.trunc(Number(new URLSearchParams(query).get(kind)));
  return Math.min(Math.max(asked || 1, 1), last);
}
