import { useSite, useWords } from "#app/design/site.tsx";
import type { InboxCounts } from "#app/features/inbox/views.ts";
import { waitOf } from "#app/features/inbox/wait.ts";
import { formatNumber } from "#app/platform/i18n/format.ts";
import { todayWords } from "./words.ts";

/** The three main counts. */
export function InboxFigures({ counts }: { counts: InboxCounts }) {
  const { locale, link } = useSite();
  const { counts: t } = useWords(todayWords);
  const figure = (count: number) => formatNumber(count, locale);
  const longest = counts.longestWait === undefined ? undefined : waitOf(counts.longestWait);
  return (
    <ul className="inbox-counts">
      <li>
        <a href={`${link("/office/inbox")}?state=new`}>
          <strong>{figure(counts.new)}</strong> <span>{t.new}</span>
        </a>
      </li>
      <li>
        <strong>{figure(counts.due)}</strong> {t.due}
        {counts.overdue > 0 && <em>{t.overdue(figure(counts.overdue))}</em>}
        {counts.needDate > 0 && <em>{t.needDate(figure(counts.needDate), counts.needDate === 1)}</em>}
      </li>
      <li>
        {longest === undefined ? (
          t.none
        ) : (
          <>
            <strong>
              {longest.count === 0 ? t.underAnHour : t[longest.unit](figure(longest.count), longest.count === 1)}
            </strong>{" "}
            {t.longest}
          </>
        )}
      </li>
    </ul>
  );
}
