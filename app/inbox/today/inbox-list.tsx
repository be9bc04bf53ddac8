import { isUnconfirmedCall, receivedAt } from "#app/forms/submissions/submission.ts";
import { submissionWords } from "#app/forms/submissions/submission-words.ts";
import { numbersOf } from "#app/inbox/contacts.ts";
import { dueClock, marksText, noteLine, waitOf } from "#app/inbox/inbox-texts.ts";
import { buckets, type ListedSubmission } from "#app/inbox/inbox-types.ts";
import { inboxWords } from "#app/inbox/inbox-words.ts";
import { isOver } from "#app/inbox/states.ts";
import type { Kind, Submission } from "#app/lib/db/tables.ts";
import { formatNumber, formatShortDay, indiaTime } from "#app/lib/i18n/format.ts";
import { formatNearDay } from "#app/lib/i18n/format-moment.ts";
import { telLink } from "#app/lib/i18n/phone.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import { todayWords } from "./today-words.ts";

interface Props {
  item: ListedSubmission;
  /** Milliseconds since 1970. */
  now: number;
  committees: Record<string, string>;
  usual?: Kind | undefined;
}

/** In characters. */
const mostShown = 160;

export function usualKind(items: ListedSubmission[]): Kind | undefined {
  const [first] = [...Map.groupBy(items, ({ submission }) => submission.kind)].sort(
    ([, one], [, other]) => other.length - one.length,
  );
  return items.length > 1 ? first?.[0] : undefined;
}

export function InboxCard({ item, now, committees, usual }: Props) {
  const { locale, link } = useSite();
  const t = useWords(todayWords);
  const { kinds, states, sources, nameless, call, bySite, unconfirmedCall } = useWords(inboxWords);
  const { callTimes } = useWords(submissionWords);
  const { submission, group, ownerName, last } = item;
  const { reference, name, kind, status, hscPercentage, undeliveredAt, source, text, callTime } = submission;
  const [number] = isOver(status) && undeliveredAt === null ? [] : numbersOf(group);
  const isBare = last === undefined && !hscPercentage && source === "site";
  const lines = [
    // First what to do: the end of a long line is cut.
    ...(status === "new" ? [] : [states[status]]),
    ...(callTime ? [callTimes[callTime]] : []),
    ...(kind === usual && !isBare ? [] : [kinds[kind]]),
    // Nearly all come through the website.
    ...(source === "site" ? [] : [sources[source]]),
    ...(ownerName && ownerName !== last?.byName ? [t.owner(ownerName)] : []),
    ...(last ? [t.by(last.byName || bySite, noteLine(last, locale, now, committees))] : text ? [text] : []),
  ];
  return (
    <li className="inbox-card">
      <a href={`${link(`/office/inbox/${reference}`)}#content`} className="inbox-name">
        {name ?? nameless}
      </a>
      {/* Before the day, since the end of a narrow row is cut. */}
      {number?.to === "guardian" && <b className="inbox-minor">{t.underAge}</b>}
      <When submission={submission} now={now} />
      <div className="inbox-meta">
        {hscPercentage && (
          <span className="inbox-marks">
            <span className="sr-only">{t.columns.marks}: </span>
            {marksText(hscPercentage, locale)}
          </span>
        )}
        <p className="inbox-last">
          {item.times > 1 && <b>{t.times(formatNumber(item.times, locale))} </b>}
          {undeliveredAt !== null && <b className="overdue">{t.undelivered} </b>}
          {isUnconfirmedCall(submission) && <b>{unconfirmedCall} </b>}
          {lines.join(" · ").slice(0, mostShown)}
        </p>
      </div>
      {number && (
        <a href={telLink(number.phone)} className="button quiet-button inbox-call">
          <Icon name="phone" />
          <span className="sr-only">
            {number.to === "guardian" ? call.guardian : call.call}
            {call.name(name ?? reference)}{" "}
          </span>
          {/* Dialled on the desk's phone, and read on paper; on a phone the link calls. */}
          <span className="inbox-number">
            {number.to === "guardian" && `${call.ofGuardian} `}
            {number.phone}
          </span>
        </a>
      )}
    </li>
  );
}

/** The short text is enough below the group's heading; the whole one is for screen readers. */
function When({ submission, now }: { submission: Submission; now: number }) {
  const { locale } = useSite();
  const t = useWords(todayWords);
  const { status, dueOn } = submission;
  const since = receivedAt(submission);
  const today = indiaTime(now).day;
  const isOverdue = dueOn !== null && dueOn < today;
  const dayOf = (day: string) => formatNearDay(day, locale, now, formatShortDay);

  function texts(): [short: string, whole: string] {
    if (dueOn === today) {
      const clock = dueClock(submission, locale);
      return [clock ?? "", t.due([t.today, clock].filter(Boolean).join(", "))];
    }
    if (dueOn !== null) return [dayOf(dueOn), (isOverdue ? t.overdue : t.due)(dayOf(dueOn))];
    const cameOn = dayOf(indiaTime(since).day);
    if (status !== "new") return ["", t.received(cameOn)];
    const { count, unit } = waitOf(now - since);
    if (count < 1) return [t.waits.now, t.waits.now];
    const figure = formatNumber(count, locale);
    return [t.counts[unit](figure, count === 1), t.waits[unit](figure, count === 1)];
  }
  const [short, whole] = texts();
  return (
    <span className={isOverdue ? "inbox-when overdue" : "inbox-when"}>
      <span aria-hidden="true">{short}</span>
      <span className="sr-only">{whole}</span>
    </span>
  );
}

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
