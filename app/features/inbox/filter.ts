import { admissionStates, feedbackStates, type SubmissionState, sources } from "#app/platform/db/inbox-tables.ts";
import { submissionKinds } from "#app/platform/db/tables.ts";
import type { InboxFilter } from "./views.ts";

export const allStates: SubmissionState[] = [...new Set<SubmissionState>([...admissionStates, ...feedbackStates])];

/** From `?q=asha&kind=enquiry&state=talking&owner=…&source=site&year=2026`. */
export function filterIn(query: URLSearchParams): InboxFilter {
  const year = Number(query.get("year"));
  const state = query.get("state");
  return {
    q: query.get("q")?.trim().slice(0, 100) || undefined,
    kind: submissionKinds.find((each) => each === query.get("kind")),
    state: state === "all" ? undefined : (allStates.find((each) => each === state) ?? "open"),
    owner: query.get("owner")?.slice(0, 100) || undefined,
    source: sources.find((each) => each === query.get("source")),
    year: Number.isInteger(year) && year > 2000 && year < 3000 ? year : undefined,
  };
}

export function queryOf({ q, kind, state, owner, source, year }: InboxFilter): Record<string, string> {
  const limits = {
    q,
    kind,
    state: state === "open" ? undefined : (state ?? "all"),
    owner,
    source,
    year: year?.toString(),
  };
  return Object.fromEntries(Object.entries(limits).filter((each): each is [string, string] => Boolean(each[1])));
}
