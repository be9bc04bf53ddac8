import { data, redirect } from "react-router";
import { NotFound } from "#app/design/not-found.tsx";
import { here, notFoundMeta, pageMeta, recordsFor, wordsAt } from "#app/design/page-context.ts";
import { pageStyles } from "#app/design/page-styles.ts";
import { codeOfRecord } from "#app/platform/check-codes/code-of.server.ts";
import { institute, instituteRecords } from "#app/platform/content/institute.server.ts";
import { inLocale } from "#app/platform/i18n/locale.ts";
import { settings } from "#app/settings.server.ts";
import type { Route } from "./+types/notice-page";
import { noticeKind } from "./kinds.ts";
import { NoticeArticle } from "./notice-article.tsx";
import { noticeDescription, noticeTitle } from "./notice-meta.ts";
import styles from "./notices.css?url";
import { noticeAt, noticeExists } from "./notices.service.server.ts";
import { shareAddress } from "./share.ts";
import { noticeGraph } from "./structured-data.ts";
import { WithdrawnNotice } from "./withdrawn-notice.tsx";
import { noticeWords } from "./words.ts";

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
