import type { ReactNode } from "react";
import { useSite, useWords } from "#app/design/site.tsx";
import { newWords } from "#app/features/inbox/index.ts";
import { noticeKind } from "#app/features/notices/kinds.ts";
import { formatDay, formatDigits } from "#app/platform/i18n/format.ts";
import { type Waiting, type WaitingLine, waitingLines } from "./waiting.ts";
import { startWords } from "./words.ts";

/** How many subjects that the website lacks are named before the fold. */
const mostMissing = 5;

export function Today() {
  const { link, locale, today, admissionYear } = useSite();
  return (
    <a href={link("/office/records/calendar")} className="start-today">
      {admissionYear()?.short ?? formatDay(today, locale)}
    </a>
  );
}

export function StartActions({ inbox }: Pick<Waiting, "inbox">) {
  const { link, locale } = useSite();
  const { title: addCaller } = useWords(newWords);
  const isQuiet = inbox !== undefined && inbox.new + inbox.due > 0;
  return (
    <p className="start-begin">
      <a className={`button${isQuiet ? " quiet-button" : ""} new-notice`} href={link("/office/records/notices/new")}>
        {noticeKind.words[locale].add}
      </a>
      {inbox && (
        <a className="button quiet-button" href={link("/office/inbox/new")}>
          {addCaller}
        </a>
      )}
    </p>
  );
}

export function PendingWork({
  waiting,
  missing,
  newYear,
  notices,
  children,
}: { waiting: Waiting; newYear: { year: string; lines: WaitingLine[] } | undefined; children?: ReactNode } & Record<
  "missing" | "notices",
  WaitingLine[]
>) {
  const { locale } = useSite();
  const t = useWords(startWords);
  const lines = waitingLines(waiting, locale);
  return (
    <section aria-labelledby="waits" className="start-waits">
      <h2 id="waits">{lines.length === 0 && missing.length > 0 ? t.still.title : t.waits}</h2>
      {lines.length + missing.length + (newYear?.lines.length ?? 0) === 0 && waiting.profiles !== undefined && (
        <p className="note">{t.nothing}</p>
      )}
      {waiting.profiles === undefined && <p className="note">{t.notCounted}</p>}
      <Lines lines={lines} />
      {missing.length > 0 && (
        <>
          {lines.length > 0 && <h3>{t.still.title}</h3>}
          <Lines lines={missing.slice(0, mostMissing)} />
          {missing.length > mostMissing && (
            <details className="start-more">
              <summary>{t.still.more(formatDigits(missing.length - mostMissing, locale))}</summary>
              <Lines lines={missing.slice(mostMissing)} />
            </details>
          )}
        </>
      )}
      {newYear && newYear.lines.length > 0 && (
        <>
          <h3>{t.newYear.title(formatDigits(newYear.year, locale))}</h3>
          <Lines lines={newYear.lines} />
        </>
      )}
      {children}
      {notices.length > 0 && (
        <div className="start-notices">
          <h3>{t.notices}</h3>
          <Lines lines={notices} />
        </div>
      )}
    </section>
  );
}

function Lines({ lines }: { lines: WaitingLine[] }) {
  const { link } = useSite();
  return (
    <ul className="waiting link-rows">
      {lines.map(({ text, detail, to }) => (
        <li key={`${to} ${text}`}>
          <a href={link(to)}>{text}</a>
          {detail && <p className="quiet">{detail}</p>}
        </li>
      ))}
    </ul>
  );
}
