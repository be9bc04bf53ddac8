import { Breadcrumb } from "#app/design/breadcrumb.tsx";
import { Icon } from "#app/design/icon.tsx";
import { JsonLd } from "#app/design/json-ld.tsx";
import { DocumentFacts, PaperLink } from "#app/design/paper-link.tsx";
import { Picture } from "#app/design/picture.tsx";
import { PrintedCode } from "#app/design/printed-code.tsx";
import { RecordTitle } from "#app/design/record-title.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { nameOfLink } from "#app/design/words/page-names.ts";
import { YearRuler } from "#app/design/year-ruler.tsx";
import { AddToPhone } from "#app/features/phone-dates/index.view.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import { formatDay, formatDays } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { correctedText } from "./correction.ts";
import { DetailsText } from "./details-text.tsx";
import { OtherNotices } from "./other-notices.tsx";
import type { Notice } from "./schema.ts";
import { noticeWords } from "./words.ts";

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
