import { submissionById } from "#app/features/submissions/index.server.ts";
import type { OutboxRow } from "#app/platform/db/outbox-tables.ts";
import { inLocale } from "#app/platform/i18n/locale.ts";
import type { MailContent } from "#app/platform/mail/outbox.service.server.ts";
import type { MailParts } from "#app/platform/mail/render.server.ts";
import { isStopped } from "./news.rows.server.ts";
import type { News } from "./news-kinds.ts";
import { stopAddress, stopToken } from "./stop-token.server.ts";
import { newsWords } from "./words.ts";

/**
 * Makes the renderer of news from outbox rows; it renders nothing for people who have since been erased or unsubscribed.
 */
export const createNewsEmails =
  ({ db, secret, now, siteUrl, officeEmail, render }: MailParts) =>
  async ({ resourceId, details }: OutboxRow): Promise<MailContent | undefined> => {
    const person = resourceId ? await submissionById(db, resourceId) : undefined;
    if (!person?.email || (await isStopped(db, person.id))) return undefined;
    const { locale } = person;
    const news = JSON.parse(details ?? "") as News;
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
