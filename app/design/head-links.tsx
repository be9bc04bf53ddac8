import { usualPictures } from "#app/platform/appearance/appearance.ts";
import { logoOf } from "#app/platform/appearance/look.ts";
import { inLocale, type Locale, locales } from "#app/platform/i18n/locale.ts";
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
