import { data } from "react-router";
import { PersonField } from "#app/design/forms/person-field.tsx";
import { wordsAt } from "#app/design/page-context.ts";
import { PageNumbers } from "#app/design/page-numbers.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { todayWords } from "#app/features/inbox/index.ts";
import { requireStaff } from "#app/features/staff/index.server.ts";
import { officeMeta } from "#app/features/staff/index.ts";
import { OfficePage } from "#app/features/staff/index.view.ts";
import { staffWords } from "#app/features/staff/words.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import { formatNumber } from "#app/platform/i18n/format.ts";
import { inLocale } from "#app/platform/i18n/locale.ts";
import { whatsappLink } from "#app/platform/i18n/phone.ts";
import { settings } from "#app/settings.server.ts";
import type { Route } from "./+types/news-page";
import { answerNews } from "./news.action.server.ts";
import { newsContext } from "./news.service.server.ts";
import type { News, NewsRecipient } from "./news-kinds.ts";
import { newsOf } from "./news-of.server.ts";
import { newsWords } from "./words.ts";

export const handle = { isPrivate: true, query: ["done", "page"] };

const pageSize = 30;

export const meta: Route.MetaFunction = (page) =>
  officeMeta(wordsAt(newsWords, page).title, wordsAt(staffWords, page).office);
export const action = ({ request, params, context }: Route.ActionArgs) =>
  answerNews(context, new URL(request.url), params.kind, params.slug);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const actor = requireStaff(context, "inbox");
  const { kind, slug } = params;
  const news = newsOf(context, kind, slug);
  const toTell = news && (await context.get(newsContext).toTell({ kind: news.kind, slug: news.slug }, actor));
  if (!news || !toTell) return data(null, { status: 404 });
  const asked = new URL(request.url).searchParams;
  const { mails, list } = toTell;
  const pages = Math.max(1, Math.ceil(list.length / pageSize));
  const page = Math.min(pages, Math.max(1, Number.parseInt(asked.get("page") ?? "1", 10) || 1));
  const people = list.slice((page - 1) * pageSize, page * pageSize);
  const more = { done: asked.get("done"), siteUrl: settings.siteUrl, formKey: newId() };
  return { news, mails, count: list.length, people, page, pages, ...more };
}

export default function NewsPage({ loaderData: shown }: Route.ComponentProps) {
  const { link, locale } = useSite();
  const t = useWords(newsWords);
  const list = useWords(todayWords);
  if (!shown) return <OfficePage title={t.notPublic} lead={t.lead} />;
  const { news, mails, count: listed, people, page, pages, done, formKey, siteUrl } = shown;
  const back = link(`/office/records/${news.kind}/${news.slug}/preview`);
  const count = formatNumber(mails, locale);
  return (
    <OfficePage title={t.title} lead={t.lead} back={{ to: back, label: t.back }}>
      {done && <Done done={done} />}
      <p>
        <strong>{news.name[locale]}</strong>
      </p>
      {mails + listed === 0 && <p>{t.nobody}</p>}
      <form method="post">
        <PersonField />
        <input type="hidden" name="key" value={formKey} />
        {mails > 0 && (
          <p className="actions">
            {t.mail(count, mails === 1)}{" "}
            <button type="submit" className="button">
              {t.send}
            </button>
          </p>
        )}
        {listed > 0 && (
          <section aria-labelledby="list" className="card">
            <h2 id="list">{t.list(formatNumber(listed, locale))}</h2>
            <p className="quiet">{t.listHelp}</p>
            <ul className="office-list">
              {people.map((person) => (
                <Person key={person.reference} person={person} news={news} siteUrl={siteUrl} />
              ))}
            </ul>
            <PageNumbers page={page} pages={pages} words={list} />
          </section>
        )}
      </form>
    </OfficePage>
  );
}

function Done({ done }: { done: string }) {
  const { locale } = useSite();
  const t = useWords(newsWords);
  const count = Number(done);
  const said = done === "told" ? t.noted : count >= 0 ? t.sent(formatNumber(count, locale), count === 1) : t.notDone;
  return (
    <p id="done" role="status" className={done === "no" ? "note alert" : "note"}>
      {said}
    </p>
  );
}

function Person({ person, news, siteUrl }: { person: NewsRecipient; news: News; siteUrl: string }) {
  const { link } = useSite();
  const t = useWords(newsWords);
  const { reference, name, phone, locale } = person;
  const own = newsWords[locale];
  const lines = [own.greeting(name), own.opening, `*${news.name[locale]}*`, ...news.lines[locale]];
  const message = [...lines, siteUrl + inLocale(news.address, locale)].join("\n");
  return (
    <li>
      <a href={link(`/office/inbox/${reference}`)}>
        <b>{name ?? t.nameless}</b> <bdi>{phone}</bdi>
      </a>
      <p className="actions">
        <a className="button quiet-button" href={whatsappLink(phone, message)} target="_blank" rel="noreferrer">
          {t.write}
        </a>{" "}
        <button type="submit" name="told" value={reference} className="button quiet-button">
          {t.told}
        </button>
      </p>
    </li>
  );
}
