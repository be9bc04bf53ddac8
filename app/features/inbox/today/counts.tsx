import type { ReactNode } from "react";
import { useSite, useWords } from "#app/design/site.tsx";
import type { InboxCounts } from "#app/features/inbox/views.ts";
import { waitOf } from "#app/features/inbox/wait.ts";
import { formatNumber } from "#app/platform/i18n/format.ts";
import { todayWords } from "./words.ts";

export function InboxFigures({ counts }: { counts: InboxCounts }) {
  const { locale, link } = useSite();
  const { counts: t } = useWords(todayWords);
  const figure = (count: number) => formatNumber(count, locale);
  const { new: arrived, calls, due, overdue, needDate } = counts;
  const longest = counts.longestWait === undefined ? undefined : waitOf(counts.longestWait);
  const newOnes = `${link("/office/inbox")}?state=new`;
  return (
    <ul className="inbox-counts">
      <li>
        <a href={newOnes}>
          <strong>{figure(arrived)}</strong> {t.new}
        </a>
      </li>
      <li>
        <InGroup to={calls > 0 ? "calls" : overdue > 0 ? "overdue" : due > 0 ? "today" : undefined}>
          <strong>{figure(due)}</strong> {t.due}
          {overdue > 0 && <em>{t.overdue(figure(overdue))}</em>}
        </InGroup>
      </li>
      {needDate > 0 && (
        <li>
          <InGroup to="needsDate">
            <strong>{figure(needDate)}</strong> {t.needDate(needDate === 1)}
          </InGroup>
        </li>
      )}
      <li>
        {longest === undefined ? (
          <span>{t.none}</span>
        ) : (
          <a href={newOnes}>
            <strong>
              {longest.count === 0 ? t.underAnHour : t[longest.unit](figure(longest.count), longest.count === 1)}
            </strong>{" "}
            {t.longest}
          </a>
        )}
      </li>
    </ul>
  );
}

function InGroup({
  to,
  children,
}: {
  to: "calls" | "overdue" | "today" | "needsDate" | undefined;
  children: ReactNode;
}) {
  const { link } = useSite();
  return to ? <a href={`${link("/office/inbox")}#group-${to}`}>{children}</a> : <span>{children}</span>;
}
