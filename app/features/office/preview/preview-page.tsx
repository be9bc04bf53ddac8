import { data } from "react-router";
import { here, wordsAt } from "#app/design/page-context.ts";
import { useSite, useWords } from "#app/design/site.tsx";
import { isNewsKind } from "#app/features/news/index.ts";
import { newsWords } from "#app/features/news/words.ts";
import { GuideLink } from "#app/features/office/guide/guide-link.tsx";
import { lastDayBefore } from "#app/features/office/records/posted.ts";
import { officeWords } from "#app/features/office/words.ts";
import { PosterLinks } from "#app/features/posters/index.view.ts";
import { requireStaff } from "#app/features/staff/index.server.ts";
import { officeMeta } from "#app/features/staff/index.ts";
import { OfficePage } from "#app/features/staff/index.view.ts";
import { codeOfRecord } from "#app/platform/check-codes/code-of.server.ts";
import { instituteRecords } from "#app/platform/content/institute.server.ts";
import { publicRecordsContext } from "#app/platform/content/public-records.server.ts";
import { otherLocale } from "#app/platform/i18n/locale.ts";
import type { DraftData } from "#app/platform/records/draft.ts";
import { kindsContext } from "#app/platform/records/kinds.server.ts";
import { nameIn } from "#app/platform/records/names.ts";
import { recordsContext } from "#app/platform/records/records.service.server.ts";
import { settings } from "#app/settings.server.ts";
import type { Route } from "./+types/preview-page";
import styles from "./preview-page.css?url";
import { PreviewFrame, PreviewPlaces, WhatsAppPart } from "./preview-parts.tsx";
import { whatsAppText } from "./whatsapp-text.ts";
import { previewScreenWords } from "./words.ts";

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
