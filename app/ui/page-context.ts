import type { LinksFunction, MetaDescriptor, RouterContextProvider } from "react-router";
import type { PageText } from "#app/cms/content/page-record.ts";
import { publicRecordsContext, type RecordsIn } from "#app/cms/content/public-records.server.ts";
import { type Locale, splitLocale } from "#app/lib/i18n/locale.ts";
import { settings } from "#app/settings.server.ts";
import page from "#app/ui/styles/page.css?url";
import { siteOfMeta } from "./site.tsx";

export function here(request: Request): { locale: Locale; address: string; query: URLSearchParams } {
  const { pathname, searchParams } = new URL(request.url);
  return { ...splitLocale(decodeURI(pathname)), query: searchParams };
}

interface Asked {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

export const recordsFor = ({ request, context }: Asked): RecordsIn =>
  context.get(publicRecordsContext).in(here(request).locale);

/** For code outside components, which use `useWords`. */
export const wordsAt = <Words>(words: Record<Locale, Words>, { location }: { location: { pathname: string } }): Words =>
  words[splitLocale(location.pathname).locale];

type Description = Pick<PageText, "title"> &
  Partial<Pick<PageText, "description">> & {
    published?: string;
  };

/** Characters of a title that search results show in full. */
const longestTitle = 65;

const titleWith = (title: string, name: string) => {
  const full = `${title} · ${name}`;
  return [...full].length > longestTitle ? title : full;
};

export function pageMeta({ location }: { location: { pathname: string } }, own?: Description): MetaDescriptor[] {
  const { locale, address } = splitLocale(decodeURI(location.pathname));
  const { institute, look, pages } = siteOfMeta();
  const { title, description } = own?.description ? own : { ...pages.text(address), ...own };
  const { name, shortName } = institute;
  const full = address === "/" ? `${name} · ${title}` : titleWith(title, shortName);
  return [
    { title: full },
    { name: "description", content: description },
    { property: "og:title", content: full },
    { property: "og:description", content: description },
    { property: "og:type", content: own?.published ? "article" : "website" },
    ...(own?.published ? [{ property: "article:published_time", content: own.published }] : []),
    { property: "og:url", content: settings.siteUrl + location.pathname },
    { property: "og:locale", content: locale === "mr" ? "mr_IN" : "en_IN" },
    { property: "og:site_name", content: name },
    { property: "og:image", content: `${settings.siteUrl}/share.jpg${look.version}` },
  ];
}

export function notFoundMeta(page: { location: { pathname: string } }): MetaDescriptor[] {
  return [...pageMeta(page, siteOfMeta().pages.text("/not-found")), { name: "robots", content: "noindex" }];
}

/** For inner pages: page.css and the own sheet (which imports what it shares), after the global one (styles.css). */
export const pageStyles =
  (href?: string): LinksFunction =>
  () =>
    [page, ...(href ? [href] : [])].map((each) => ({ rel: "stylesheet", href: each }));

/** For pages where visits begin: a single sheet, importing `page-frame.css` first, saves a request and 300 to 500 bytes. */
export const landingStyles =
  (href: string): LinksFunction =>
  () => [{ rel: "stylesheet", href }];
