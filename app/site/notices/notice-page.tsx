import { data, redirect } from "react-router";
import { codeOfRecord } from "#app/cms/check-codes/record-code.server.ts";
import { institute, instituteRecords } from "#app/cms/content/institute.server.ts";
import { inLocale } from "#app/lib/i18n/locale.ts";
import { settings } from "#app/settings.server.ts";
import { Phone } from "#app/ui/inline.tsx";
import { NotFound } from "#app/ui/not-found.tsx";
import { Breadcrumb } from "#app/ui/page.tsx";
import { here, notFoundMeta, pageMeta, pageStyles, recordsFor, wordsAt } from "#app/ui/page-context.ts";
import { PageLink } from "#app/ui/page-links.tsx";
import { useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/notice-page";
import { NoticeArticle } from "./notice-article.tsx";
import { noticeKind } from "./notice-kind.ts";
import { OtherNotices } from "./notice-list.tsx";
import { noticeDescription, noticeGraph, noticeTitle, shareAddress } from "./notice-meta.ts";
import { noticeWords } from "./notice-text.ts";
import styles from "./notices.css?url";
import { noticeAt, noticeExists } from "./notices.server.ts";

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

export const handle = { exists: noticeExists };

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => {
  const answer = page.loaderData as Route.ComponentProps["loaderData"];
  if (answer.kind === "missing") return notFoundMeta(page);
  const t = wordsAt(noticeWords, page);
  if (answer.kind === "withdrawn")
    return [
      ...pageMeta(page, { title: t.withdrawn, description: t.withdrawnText }),
      { name: "robots", content: "noindex" },
    ];
  const { notice, described } = answer;
  return pageMeta(page, { title: noticeTitle(notice), description: described, published: notice.on });
};

/** 410 if the notice was published by mistake; a redirect to the page that replaced it. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const { locale } = here(request);
  const records = recordsFor({ request, context });
  const answer = noticeAt(records, params.id);
  if (answer.kind === "missing") return data({ kind: "missing" } as const, { status: 404 });
  if (answer.kind === "withdrawn") return data(answer, { status: 410 });
  if (answer.kind === "replaced")
    throw redirect(answer.by.startsWith("/") ? inLocale(answer.by, locale) : answer.by, 302);
  const { notice, others, endedOn, correctedAt } = answer;
  const { siteUrl } = settings;
  const code = codeOfRecord(noticeKind, notice.id, records.all);
  const own = institute(records);
  const url = siteUrl + inLocale(`/notices/${notice.id}`, locale);
  const { follows, ...passed } = answer.shared;
  const shared = { notice: passed, follows, name: records.all.of(instituteRecords).institute.shortName };
  return data({
    kind: "notice" as const,
    notice,
    endedOn,
    correctedAt,
    others,
    described: noticeDescription(notice, own.name, locale),
    share: shareAddress({ ...shared, siteUrl, code }, locale),
    code,
    graph: noticeGraph({ ...notice, lang: notice.lang ?? locale, url }, own, siteUrl),
  });
}

export default function NoticePage({ loaderData: answer }: Route.ComponentProps) {
  if (answer.kind === "missing") return <NotFound />;
  if (answer.kind === "withdrawn") return <WithdrawnNotice others={answer.others} />;
  return <NoticeArticle {...answer} />;
}
