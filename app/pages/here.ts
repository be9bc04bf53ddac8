import { pageText } from "#app/content/page-texts.ts";
import { type Locale, splitLocale } from "#app/words/locale.ts";

/** The language and address that a request asks for. */
export function here(request: Request): { locale: Locale; address: string; query: URLSearchParams } {
  const { pathname, searchParams } = new URL(request.url);
  return { ...splitLocale(decodeURI(pathname)), query: searchParams };
}

interface MetaOf {
  matches: readonly ({ loaderData: unknown } | undefined)[];
  location: { pathname: string };
}

/** Title, description and link preview of a page, from its text in content/pages. */
export function pageMeta({ matches, location }: MetaOf, address?: string) {
  const root = matches[0]?.loaderData as
    | { siteUrl: string; institute: { shortName: string; name: string } }
    | undefined;
  const { locale, address: own } = splitLocale(decodeURI(location.pathname));
  const { title, description } = pageText(address ?? own, locale);
  const name = root?.institute.name ?? "";
  const full = own === "/" ? `${name} · ${title}` : `${title} · ${root?.institute.shortName ?? name}`;
  return [
    { title: full },
    { name: "description", content: description },
    { property: "og:title", content: full },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: locale === "mr" ? "mr_IN" : "en_IN" },
    { property: "og:site_name", content: name },
    { property: "og:image", content: `${root?.siteUrl ?? ""}/share.jpg` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
