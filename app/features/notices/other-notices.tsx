import { Icon } from "#app/design/icon.tsx";
import { PageLink } from "#app/design/page-link.tsx";
import { Section } from "#app/design/section.tsx";
import { useWords } from "#app/design/site.tsx";
import { NoticeList } from "./notice-list.tsx";
import { noticeWords } from "./words.ts";

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
