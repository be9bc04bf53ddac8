import { formatDigits } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { InboxFilter } from "./views.ts";
import { inboxWords } from "./words.ts";

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
