import type { BreadcrumbList } from "schema-dts";
import { usualPictures } from "#app/cms/content/appearance.ts";
import { inLocale, type Locale, locales } from "#app/lib/i18n/locale.ts";
import { headingFaceAddress, headingFaceStyle } from "#app/ui/appearance/heading-face.ts";
import { logoOf } from "#app/ui/appearance/look.ts";
import fraunces from "#app/ui/fonts/fraunces-560-latin.woff2";
import tiroLatin from "#app/ui/fonts/tiro-latin.woff2";
import { notFoundAddress, useSite } from "./site.tsx";

/** Pages whose query only selects another date: their canonical address has no query. */
const plainPages: ReadonlySet<string> = new Set(["/admission/fees"]);

export function HeadLinks() {
  const { address, locale, look, query, siteUrl } = useSite();
  const logo = logoOf(look);
  // A drawing is sharp in every tab, but an icon that was chosen comes first.
  const drawn = look.pictures.icon === usualPictures.icon && logo?.isDrawing && logo;
  // Phones share a page by this address, so it must not contain anything that grants access.
  const shared = plainPages.has(address) || /[?&](token|ticket|proof)=/.test(query) ? "" : query;
  const at = (other: Locale) => siteUrl + encodeURI(inLocale(address, other)) + shared;
  return (
    <>
      {address !== notFoundAddress && (
        <>
          <link rel="canonical" href={at(locale)} />
          {locales.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={at(other)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={at("en")} />
        </>
      )}
      {drawn && <link rel="icon" href={drawn.src} type="image/svg+xml" />}
      <link rel="icon" href={`/favicon.ico${look.version}`} sizes="48x48" />
      <link rel="apple-touch-icon" href={`/icon-180.png${look.version}`} />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  );
}

/** Marathi pages of the office have none: their words would make the face larger for every visitor. */
export function headingFaces(locale: Locale, isOffice: boolean): string[] {
  const marathi = headingFaceAddress();
  if (locale === "en") return [fraunces];
  if (isOffice) return [];
  return marathi ? [marathi, tiroLatin] : [tiroLatin];
}

/** Before the style sheet, whose Latin letters come first. */
export function HeadingFaceStyle() {
  const { isOffice, locale } = useSite();
  const style = headingFaceStyle();
  if (locale !== "mr" || isOffice || !style) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, but for the digest of a file
  return <style dangerouslySetInnerHTML={{ __html: style }} />;
}

/** Files, private pages, and pages with searches or submissions: browsers must not prefetch these. */
const notPrefetched = [
  "/*.*",
  "/*faculty-login",
  "/*faculty/*",
  "/*my-*",
  "/*check",
  "/*search",
  "/*offline",
  "/uploads",
];
const where = { and: [{ href_matches: "/*" }, { not: { href_matches: notPrefetched } }] };

/** HTML section 7.6.1; reasons: docs/decisions/0029. The content security policy allows the rules by their hash. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where, eagerness: "moderate" }],
  prerender: [{ where, eagerness: "conservative" }],
});

export function SpeculationRules() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />;
}

export function JsonLd({ graph }: { graph: object[] }) {
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own records, with every < escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

interface Crumb {
  name: string;
  path: string;
}

export const breadcrumbList = (way: Crumb[], siteUrl: string): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: way.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: siteUrl + encodeURI(path),
  })),
});
