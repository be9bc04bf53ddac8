import { data } from "react-router";
import { codeOfRecord } from "#app/cms/check-codes/record-code.server.ts";
import { instituteRecords } from "#app/cms/content/institute.server.ts";
import { publicRecordsContext } from "#app/cms/content/public-records.server.ts";
import type { DraftData } from "#app/cms/records/draft.ts";
import { kindsContext } from "#app/cms/records/kind-files.server.ts";
import { nameIn } from "#app/cms/records/labels.ts";
import { recordsContext } from "#app/cms/records/records.server.ts";
import { whatsappAddress } from "#app/lib/i18n/format.ts";
import { type Locale, otherLocale } from "#app/lib/i18n/locale.ts";
import { GuideLink } from "#app/office/guide/guide-link.tsx";
import { isNewsKind } from "#app/office/news/news.server.ts";
import { newsWords } from "#app/office/news/news-words.ts";
import { officeWords } from "#app/office/office-words.ts";
import { lastDayBefore } from "#app/office/records/posted-record.ts";
import { requireStaff } from "#app/people/staff/gate.server.ts";
import { OfficePage, officeMeta } from "#app/people/staff/office-screen.tsx";
import { settings } from "#app/settings.server.ts";
import { PosterLinks } from "#app/site/posters/poster-links.tsx";
import { here, wordsAt } from "#app/ui/page-context.ts";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/preview-page";
import styles from "./preview-page.css?url";
import { previewScreenWords } from "./preview-words.ts";
import { whatsAppText } from "./whatsapp-text.ts";

interface Props {
  kind: string;
  slug: string;
  address: string;
  lang: Locale;
  theme?: "light" | "dark" | undefined;
}

/** At the width of a phone. Runs no scripts and sends no forms; its links open in a new tab. */
function PreviewFrame({ kind, slug, address, lang, theme }: Props) {
  const { link } = useSite();
  const t = useWords(previewScreenWords);
  const id = theme ? `in-${lang}-${theme}` : `in-${lang}`;
  const title = theme ? `${t.inLanguage[lang]}, ${t.onScreen[theme]}` : t.inLanguage[lang];
  const source = `${link("/office/preview")}?${new URLSearchParams({ kind, slug, address, lang })}`;
  return (
    <section className="preview" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <iframe
        src={source}
        title={title}
        className={theme}
        width="360"
        height="640"
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      />
      <p>
        <a href={source} target="_blank" rel="noreferrer">
          {t.full}
          <span className="sr-only">
            : {t.inLanguage[lang]}, {t.opensInTab}
          </span>
        </a>
      </p>
    </section>
  );
}

interface PlacesProps {
  slug: string;
  addresses: string[];
  address: string;
}

function PreviewPlaces({ slug, addresses, address }: PlacesProps) {
  const { t: site } = useSite();
  const t = useWords(previewScreenWords);
  const names: Record<string, string> = site.pages;
  return (
    <nav className="preview-places" aria-label={t.where}>
      <h2>{t.where}</h2>
      <ul>
        {addresses.map((each) => (
          <li key={each}>
            <a href={`?${new URLSearchParams({ address: each })}`} aria-current={each === address ? "true" : undefined}>
              {each.endsWith(slug) ? t.ownPage : (names[each] ?? each)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function WhatsAppPart({ text, isPublic }: { text: string; isPublic: boolean }) {
  const t = useWords(previewScreenWords);
  return (
    <section className="card" id="whatsapp" aria-labelledby="whatsapp-title">
      <h2 id="whatsapp-title">{t.whatsApp}</h2>
      {!isPublic && <p>{t.whatsAppHelp}</p>}
      <label htmlFor="whatsapp-text">{t.message}</label>
      <textarea id="whatsapp-text" readOnly rows={text.split("\n").length + 1} defaultValue={text} />
      <p className="actions">
        {/* Without script it leads to the text, which can be selected. */}
        <a className="button" href="#whatsapp-text" data-open="copy" data-copied={t.copied}>
          {t.copy}
        </a>
        {isPublic && (
          <a className="button quiet-button" href={whatsappAddress(text)} target="_blank" rel="noreferrer">
            {t.send}
          </a>
        )}
        <span role="status" />
      </p>
    </section>
  );
}

export const handle = { isPrivate: true, query: ["address"] };
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const meta: Route.MetaFunction = (page) => {
  const words = wordsAt(previewScreenWords, page);
  const shown = page.loaderData as Route.ComponentProps["loaderData"];
  return officeMeta(
    shown ? words.title(shown.name || words.nameless) : words.noSuch,
    wordsAt(officeWords, page).office,
  );
};

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const actor = requireStaff(context, "write");
  const { locale, query } = here(request);
  const kind = context.get(kindsContext).find(({ name }) => name === params.kind);
  const open = kind && (await context.get(recordsContext).open(kind.name, params.slug));
  if (!kind || !open) return data(null, { status: 404 });
  const draft = open.data as DraftData;
  const addresses = kind.addresses(open.slug);
  const records = context.get(publicRecordsContext);
  // The message gets a code only if the record is public exactly as the draft has it.
  const isAsPublic = kind.hasCode && open.state === "public" && !open.isChanged;
  return data({
    kind: kind.name,
    slug: open.slug,
    name: nameIn(kind, draft, locale)?.text ?? "",
    addresses,
    address: addresses.find((each) => each === query.get("address")) ?? addresses[0] ?? "/",
    isPublic: open.state === "public",
    themes: kind.hasThemes ? (["light", "dark"] as const) : [undefined],
    first: actor.firstLanguage,
    text:
      kind.isShared &&
      whatsAppText({
        kind,
        slug: open.slug,
        data: draft,
        siteUrl: settings.siteUrl,
        lastDay: isAsPublic && open.current?.publicUntil ? lastDayBefore(open.current.publicUntil) : undefined,
        code: isAsPublic ? codeOfRecord(kind, open.slug, records) : undefined,
        institute: records.of(instituteRecords).institute.shortName,
        locale: actor.firstLanguage,
      }),
  });
}

export default function Preview({ loaderData: shown }: Route.ComponentProps) {
  const { link } = useSite();
  const t = useWords(previewScreenWords);
  const { link: newsLink } = useWords(newsWords);
  if (shown === null)
    return <OfficePage title={t.noSuch} lead={t.noSuchText} back={{ to: "/office/records", label: t.records }} />;
  const { kind, slug, addresses, address, themes, first, text } = shown;
  return (
    <OfficePage title={t.heading} lead={t.lead} back={{ to: `/office/records/${kind}/${slug}`, label: t.back }}>
      <PreviewPlaces slug={slug} addresses={addresses} address={address} />
      <div className={text ? "preview-columns" : undefined}>
        <div>
          <div className="previews">
            {[first, otherLocale(first)].flatMap((lang) =>
              themes.map((theme) => (
                <PreviewFrame key={`${lang} ${theme}`} {...{ kind, slug, address, lang, theme }} />
              )),
            )}
          </div>
          <p className="actions">
            <a className="button" href={link(`/office/records/${kind}/${slug}`)}>
              {t.back}
            </a>
          </p>
        </div>
        <div>
          {text && <WhatsAppPart text={text} isPublic={shown.isPublic} />}
          {text && shown.isPublic && <PosterLinks kind={kind} slug={slug} />}
          {shown.isPublic && isNewsKind(kind) && (
            <p className="links">
              <a href={link(`/office/records/${kind}/${slug}/tell`)}>{newsLink}</a>
            </p>
          )}
        </div>
      </div>
      <GuideLink to="preview" />
    </OfficePage>
  );
}
