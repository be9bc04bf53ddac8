import { formatDayPart } from "#app/lib/i18n/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Numbers } from "#app/ui/inline.tsx";
import { PageLink } from "#app/ui/page-links.tsx";
import { Section } from "#app/ui/section.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { NoticeLine } from "./notice-kind.ts";
import { correctedText, noticeWords } from "./notice-text.ts";

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

export function OtherNotices({ others }: { others: Parameters<typeof NoticeList>[0]["notices"] }) {
  const t = useWords(noticeWords);
  if (others.length === 0) return null;
  return (
    <Section title={t.others} className="notice-board">
      <NoticeList notices={others} />
      <p className="all-notices">
        <PageLink to="/notices">
          {t.all}
          <Icon name="arrow" isAfter />
        </PageLink>
      </p>
    </Section>
  );
}
