import { Fragment } from "react";
import type { Localised } from "#app/cms/content/text.ts";
import { formatDay, formatDays } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { AddToPhone } from "#app/site/phone-dates/add-to-phone.tsx";
import { DocumentFacts, PaperLink } from "#app/ui/document-link.tsx";
import { JsonLd } from "#app/ui/head.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Numbers, RecordTitle } from "#app/ui/inline.tsx";
import { Breadcrumb, YearRuler } from "#app/ui/page.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { PrintedCode } from "#app/ui/printed-code.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import { nameOfLink } from "#app/ui/words/page-names.ts";
import type { Notice } from "./notice-kind.ts";
import { OtherNotices } from "./notice-list.tsx";
import { type Block, correctedText, detailBlocks, type LinePiece, noticeWords } from "./notice-text.ts";

function DetailsText({ details }: { details: string }) {
  return detailBlocks(details).map((block) => <BlockText key={block.at} block={block} />);
}

function BlockText({ block: { kind, lines } }: { block: Block }) {
  if (kind === "list")
    return (
      <ul>
        {lines.map(({ at, pieces }) => (
          <li key={at}>
            <Pieces pieces={pieces} />
          </li>
        ))}
      </ul>
    );
  return (
    <p>
      {lines.map(({ at, pieces }, index) => (
        <Fragment key={at}>
          {index > 0 && <br />}
          <Pieces pieces={pieces} />
        </Fragment>
      ))}
    </p>
  );
}

function Pieces({ pieces }: { pieces: LinePiece[] }) {
  return pieces.map(({ at, text, isLink }) =>
    isLink ? (
      <a key={at} href={text} rel="nofollow noreferrer">
        {text}
      </a>
    ) : (
      <Numbers key={at}>{text}</Numbers>
    ),
  );
}

interface Props {
  notice: Localised<Notice> & { lang: Locale | undefined };
  endedOn: string | undefined;
  correctedAt?: number | undefined;
  share: string;
  code?: string | undefined;
  graph: object[];
  others: Parameters<typeof OtherNotices>[0]["others"];
}

export function NoticeArticle({ notice, endedOn, correctedAt, share, code, graph, others }: Props) {
  const { locale } = useSite();
  const t = useWords(noticeWords);
  const { on, text, details, lang, picture, file } = notice;
  const isShort = !details && !picture && !file;
  return (
    <main id="content" className="wrap page notice">
      <Breadcrumb title={text} />
      <div className={isShort ? "notice-columns" : "notice-columns has-body"}>
        <article>
          {endedOn && <p className="note alert">{t.ended(formatDay(endedOn, locale))}</p>}
          {lang && <p className="note">{t.follows}</p>}
          <div className="page-head">
            <div>
              <p className="when">
                <time dateTime={on}>{formatDay(on, locale)}</time>
                {correctedAt && <strong> · {correctedText(correctedAt, locale)}</strong>}
              </p>
              <h1 lang={lang}>
                <RecordTitle>{text}</RecordTitle>
              </h1>
              <YearRuler />
            </div>
          </div>
          {notice.day && (
            <p>
              {formatDays(notice.day, undefined, locale)}
              <br />
              <AddToPhone name={`notices-${notice.id}`} title={text} from={notice.day} />
            </p>
          )}
          {details && (
            <div className="prose" lang={lang}>
              <DetailsText details={details} />
            </div>
          )}
          {picture && <Picture name={picture.picture} alt={picture.alt} sizes="(min-width: 48rem) 40rem, 94vw" />}
          {file && (
            <div className="notice-file">
              <PaperLink id={file} title={text} label={t.file} />
              <DocumentFacts id={file} />
            </div>
          )}
          <p className="actions">
            <MoreLink to={notice.link} />
            <a className="button quiet-button" href={share} rel="noreferrer" data-open="share">
              <Icon name="chat" />
              {t.share}
            </a>
          </p>
        </article>
        <OtherNotices others={others} />
      </div>
      <PrintedCode code={code} />
      <JsonLd graph={graph} />
    </main>
  );
}

function MoreLink({ to }: { to: string | undefined }) {
  const { link, locale } = useSite();
  const t = useWords(noticeWords);
  if (to === undefined) return null;
  return (
    <a className="button" href={link(to)}>
      {t.more(nameOfLink(to, locale))}
    </a>
  );
}
