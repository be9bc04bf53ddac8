import { Icon } from "#app/design/icon.tsx";
import { Numbers } from "#app/design/numbers.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { formatDayPart } from "#app/platform/i18n/format.ts";
import { correctedText } from "./correction.ts";
import type { NoticeLine } from "./schema.ts";
import { noticeWords } from "./words.ts";

export function NoticeList({ notices }: { notices: NoticeLine[] }) {
  const { link, locale } = useSite();
  const t = useWords(noticeWords);
  return (
    <ol className="notice-list">
      {notices.map(({ id, on, text, excerpt, hasFile, hasEnded, correctedAt, lang }) => (
        <li key={id}>
          <Day day={on} />
          <div>
            <a href={link(`/notices/${id}`)} lang={lang}>
              <Numbers>{text}</Numbers>
            </a>
            {excerpt && (
              <p lang={lang}>
                <Numbers>{excerpt}</Numbers>
              </p>
            )}
            {hasFile && (
              <small>
                <Icon name="paper" /> {t.hasFile}
              </small>
            )}
            {correctedAt && <small className="ended">{correctedText(correctedAt, locale)}</small>}
            {hasEnded && <small className="ended">{t.hasEnded}</small>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Day({ day }: { day: string }) {
  const { locale } = useSite();
  const part = (options: Intl.DateTimeFormatOptions) => formatDayPart(day, locale, options);
  return (
    <time dateTime={day}>
      <b>{part({ day: "numeric" })}</b> {part({ month: "short", year: "numeric" })}
    </time>
  );
}
