import { admissionStates, feedbackStates, type SubmissionState, sources } from "#app/lib/db/inbox-tables.ts";
import { submissionKinds } from "#app/lib/db/tables.ts";
import { formatDigits } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import type { InboxFilter } from "./inbox-types.ts";
import { inboxWords } from "./inbox-words.ts";

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

export function filterText(filter: InboxFilter, people: { uid: string; name: string }[], locale: Locale): string {
  const { kind, state, owner, source, year, q } = filter;
  const words = inboxWords[locale];
  const t = words.filter;
  const ownerName = owner === "nobody" ? words.nobody : people.find(({ uid }) => uid === owner)?.name;
  return [
    kind && words.kinds[kind],
    state === "open" ? t.open : state ? words.states[state] : t.all,
    source && words.sources[source],
    owner && t.owner(ownerName ?? "?"),
    year && t.year(formatDigits(year, locale)),
    q && t.search(q),
  ]
    .filter(Boolean)
    .join(", ");
}
