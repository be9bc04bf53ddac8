import { useWords } from "#app/design/site.tsx";
import { buckets, type ListedSubmission } from "#app/features/inbox/views.ts";
import { InboxCard, usualKind } from "./inbox-card.tsx";
import { todayWords } from "./words.ts";

interface InboxListProps {
  items: ListedSubmission[];
  now: number;
  committees: Record<string, string>;
}

export function InboxList({ items, now, committees }: InboxListProps) {
  const { groups, columns } = useWords(todayWords);
  const usual = usualKind(items);
  return buckets
    .map((bucket) => ({ bucket, own: items.filter((item) => item.bucket === bucket) }))
    .filter(({ own }) => own.length > 0)
    .map(({ bucket, own }, at) => (
      <section key={bucket} aria-labelledby={`group-${bucket}`} className="inbox-group">
        <h2 id={`group-${bucket}`}>{groups[bucket]}</h2>
        {/* Only on a wide screen; for screen readers each part of a row has its own label. */}
        {at === 0 && (
          <p className="inbox-columns" aria-hidden="true">
            {Object.entries(columns).map(([column, name]) => (
              <span key={column}>{name}</span>
            ))}
          </p>
        )}
        <ul>
          {own.map((item) => (
            <InboxCard key={item.submission.id} item={item} now={now} committees={committees} usual={usual} />
          ))}
        </ul>
      </section>
    ));
}
