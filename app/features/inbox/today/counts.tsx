import { useSite, useWords } from "#app/design/site.tsx";
import type { InboxCounts } from "#app/features/inbox/views.ts";
import { formatNumber } from "#app/platform/i18n/format.ts";
import { todayWords } from "./words.ts";

const hour = 3_600_000;

/** What waits, in three figures. */
export function Counts({ counts }: { counts: InboxCounts }) {
  const { locale, link } = useSite();
  const { counts: t } = useWords(todayWords);
  const figure = (count: number) => formatNumber(count, locale);
  const hours = counts.longestWait === undefined ? undefined : Math.floor(counts.longestWait / hour);
  return (
    <ul className="inbox-counts">
      <li>
        <a href={`${link("/office/inbox")}?state=new`}>
          <strong>{figure(counts.new)}</strong> {t.new}
        </a>
      </li>
      <li>
        <strong>{figure(counts.due)}</strong> {t.due}
        {counts.overdue > 0 && <em>{t.overdue(figure(counts.overdue))}</em>}
        {counts.needDate > 0 && <em>{t.needDate(figure(counts.needDate))}</em>}
      </li>
      <li>
        {hours === undefined ? (
          t.none
        ) : (
          <>
            <strong>{hours < 48 ? t.hours(figure(hours), hours === 1) : t.days(figure(Math.floor(hours / 24)))}</strong>{" "}
            {t.longest}
          </>
        )}
      </li>
    </ul>
  );
}
