import { Breadcrumb } from "#app/design/breadcrumb.tsx";
import { Phone } from "#app/design/inline.tsx";
import { PageLink } from "#app/design/page-link.tsx";
import { useWords } from "#app/design/site.tsx";
import { OtherNotices } from "./other-notices.tsx";
import { noticeWords } from "./words.ts";

export function WithdrawnNotice({ others }: Parameters<typeof OtherNotices>[0]) {
  const t = useWords(noticeWords);
  return (
    <main id="content" className="wrap page notice">
      <Breadcrumb title={t.withdrawn} />
      <div className="page-head">
        <div>
          <h1>{t.withdrawn}</h1>
          <p className="lead">
            {t.withdrawnText} <Phone />
          </p>
        </div>
      </div>
      <p className="actions">
        <PageLink to="/notices" className="button">
          {t.all}
        </PageLink>
      </p>
      <OtherNotices others={others} />
    </main>
  );
}
