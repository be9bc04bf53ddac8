import { inLocale, type Locale, locales } from "#app/platform/i18n/locale.ts";
import { noPage, useSite } from "./site.tsx";

/** What the head says of where the page stands: its own address, its twin in each language, its icons. */
export function HeadLinks() {
  const { address, locale, query, siteUrl } = useSite();
  // Phones share a page by this address: what lets someone in is no part of it.
  const shared = /[?&](token|ticket|proof)=/.test(query) ? "" : query;
  const at = (other: Locale) => siteUrl + encodeURI(inLocale(address, other)) + shared;
  return (
    <>
      {address !== noPage && (
        <>
          <link rel="canonical" href={at(locale)} />
          {locales.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={at(other)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={at("en")} />
        </>
      )}
      <link rel="icon" href="/logo.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="48x48" />
      <link rel="apple-touch-icon" href="/icon-180.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  );
}
