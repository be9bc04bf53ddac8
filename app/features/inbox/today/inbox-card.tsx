import { Icon } from "#app/design/icon.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { dueClock } from "#app/features/inbox/due-text.ts";
import { marksText } from "#app/features/inbox/marks.ts";
import { noteLine } from "#app/features/inbox/note-line.ts";
import { numbersOf } from "#app/features/inbox/numbers.ts";
import { isOver } from "#app/features/inbox/states.ts";
import type { ListedSubmission } from "#app/features/inbox/views.ts";
import { waitOf } from "#app/features/inbox/wait.ts";
import { inboxWords } from "#app/features/inbox/words.ts";
import { isUnconfirmedCall, receivedAt } from "#app/features/submissions/index.ts";
import { submissionWords } from "#app/features/submissions/words.ts";
import type { Kind, Submission } from "#app/platform/db/tables.ts";
import { formatNumber, formatShortDay, indiaTime } from "#app/platform/i18n/format.ts";
import { formatNearDay } from "#app/platform/i18n/format-moment.ts";
import { telLink } from "#app/platform/i18n/phone.ts";
import { todayWords } from "./words.ts";

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
