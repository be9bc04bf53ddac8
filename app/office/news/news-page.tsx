import { data, type RouterContextProvider, redirect } from "react-router";
import { todayWords } from "#app/inbox/today/today-words.ts";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import { formContext } from "#app/lib/http/visitor.server.ts";
import { formatNumber } from "#app/lib/i18n/format.ts";
import { inLocale } from "#app/lib/i18n/locale.ts";
import { whatsappLink } from "#app/lib/i18n/phone.ts";
import { requireStaff } from "#app/people/staff/gate.server.ts";
import { OfficePage, officeMeta } from "#app/people/staff/office-screen.tsx";
import { staffWords } from "#app/people/staff/staff-words.ts";
import { settings } from "#app/settings.server.ts";
import { PersonField } from "#app/ui/forms/post-form.tsx";
import { wordsAt } from "#app/ui/page-context.ts";
import { PageNumbers } from "#app/ui/page-links.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/news-page";
import { type News, type NewsRecipient, newsContext, newsOf } from "./news.server.ts";
import { newsWords } from "./news-words.ts";

/** @throws Response 303 back to the page, also when the record is no longer public */
async function answerNews(context: Readonly<RouterContextProvider>, asked: URL, kind = "", slug = "") {
  const actor = requireStaff(context, "inbox");
  const { key = "", told = "" } = context.get(formContext)?.values ?? {};
  const path = asked.pathname;
  if (!newsOf(context, kind, slug)) throw redirect(path, 303);
  const service = context.get(newsContext);
  const outcome = told
    ? await service.told({ actor, key, of: { kind, slug }, reference: told })
    : await service.mail({ actor, key, of: { kind, slug } });
  const done = outcome.ok ? (told ? "told" : String(outcome.count)) : "no";
  const page = asked.searchParams.get("page");
  throw redirect(`${path}?${new URLSearchParams({ done, ...(page && { page }) })}#done`, 303);
}

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
