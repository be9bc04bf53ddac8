import { Icon } from "#app/design/icon.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { telLink } from "#app/features/inbox/messages/links.ts";
import { noteLine } from "#app/features/inbox/note-line.ts";
import { numbersOf } from "#app/features/inbox/numbers.ts";
import { isOver } from "#app/features/inbox/states.ts";
import type { ListedSubmission } from "#app/features/inbox/views.ts";
import { waitOf } from "#app/features/inbox/wait.ts";
import { inboxWords } from "#app/features/inbox/words.ts";
import { formatNumber, formatShortDay, indiaTime } from "#app/platform/i18n/format.ts";
import { formatNearDay } from "#app/platform/i18n/format-moment.ts";
import { todayWords } from "./words.ts";

/** Stays with what is before it. */
const dot = "\u00a0· ";

interface Props {
  item: ListedSubmission;
  /** Milliseconds since 1970. */
  now: number;
  /** The names of committees by id. */
  committees: Record<string, string>;
}

/** Somebody to get in touch with: a card that opens as a whole, and a link that calls them. */
export function InboxCard({ item, now, committees }: Props) {
  const { locale, link } = useSite();
  const t = useWords(todayWords);
  const { kinds, states, nameless, call, bySite } = useWords(inboxWords);
  const { submission, group, ownerName, last } = item;
  const { reference, name, kind, status, createdAt, confirmedAt, dueOn, undeliveredAt } = submission;
  const [number] = isOver(status) && undeliveredAt === null ? [] : numbersOf(group);
  const since = confirmedAt ?? createdAt;
  const today = indiaTime(now).day;

  const dayOf = (day: string) => formatNearDay(day, locale, now, formatShortDay);

  function waits(from: number): string {
    const { count, unit } = waitOf(now - from);
    return count < 1 ? t.waits.now : t.waits[unit](formatNumber(count, locale), count === 1);
  }

  return (
    <li className="inbox-card">
      <div>
        <a href={`${link(`/office/inbox/${reference}`)}#content`} className="inbox-name">
          {name ?? nameless}
        </a>
        <p className="quiet">
          {kinds[kind]}
          {dot}
          <b>{states[status]}</b>
          {dueOn === null && (
            <>
              {dot}
              {status === "new" ? waits(since) : t.received(dayOf(indiaTime(since).day))}
            </>
          )}
        </p>
        {dueOn !== null && (
          <p className={`inbox-due ${dueOn < today ? "overdue" : dueOn === today ? "today" : ""}`}>
            {dueOn < today ? t.overdue(dayOf(dueOn)) : t.due(dueOn === today ? t.today : dayOf(dueOn))}
          </p>
        )}
        {undeliveredAt !== null && <p className="inbox-due overdue">{t.undelivered}</p>}
        {ownerName && ownerName !== last?.byName && <p className="quiet">{t.owner(ownerName)}</p>}
        {last && <p className="inbox-last">{t.by(last.byName || bySite, noteLine(last, locale, now, committees))}</p>}
      </div>
      {number && (
        <a href={telLink(number.phone)} className="button quiet-button inbox-call">
          <Icon name="phone" />
          {number.to === "guardian" ? call.guardian : call.call}
          <span className="sr-only">{call.name(name ?? reference)}</span>
        </a>
      )}
    </li>
  );
}
