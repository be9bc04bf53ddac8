import { submissionGroupOf } from "#app/features/submissions/index.server.ts";
import type { OutboxRow } from "#app/platform/db/outbox-tables.ts";
import { inLocale } from "#app/platform/i18n/locale.ts";
import type { MailContent } from "#app/platform/mail/outbox.service.server.ts";
import type { MailParts } from "#app/platform/mail/render.server.ts";
import { decidingStates, isStopped, removeNotified } from "./news.rows.server.ts";
import type { News, NewsSubject } from "./news-kinds.ts";
import { stopAddress, stopToken } from "./stop-token.server.ts";
import { newsWords } from "./words.ts";

/** Enquiries merged into this one are led by it, so its status alone decides. */
const isDeciding = ({ mergedInto, status }: { mergedInto: string | null; status: string | null }): boolean =>
  mergedInto === null && decidingStates.some((state) => state === status);

export interface NewsMailParts extends MailParts {
  publicNews: (of: NewsSubject) => News | undefined;
}

/** Nothing for people erased, decided or unsubscribed since, nor of a record that is no longer public. */
export const createNewsEmails =
  ({ db, secret, now, siteUrl, officeEmail, render, publicNews }: NewsMailParts) =>
  async ({ resourceId, details }: OutboxRow): Promise<MailContent | undefined> => {
    const group = resourceId ? await submissionGroupOf(db, resourceId) : [];
    const person = group.find(({ id }) => id === resourceId);
    const ids = group.map(({ id }) => id);
    if (!person?.email || !group.some(isDeciding) || (await isStopped(db, ids))) return undefined;
    const { locale } = person;
    const { kind, slug } = JSON.parse(details ?? "") as NewsSubject;
    const news = publicNews({ kind, slug });
    if (!news) {
      await removeNotified(db, person.id, { kind, slug });
      return undefined;
    }
    const t = newsWords[locale];
    const stop = `${siteUrl}${inLocale(stopAddress, locale)}?for=${stopToken.sign(secret, person.id, now())}`;
    const content = render({
      locale,
      subject: news.name[locale],
      opening: [t.opening, news.name[locale]],
      paragraphs: [...news.lines[locale], `${t.noMore} ${stop}`],
      link: { label: t.read, address: siteUrl + inLocale(news.address, locale) },
      closing: t.why(person.reference ?? ""),
    });
    return { to: person.email, replyTo: officeEmail, unsubscribe: stop, ...content };
  };
