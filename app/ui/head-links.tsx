import { inLocale, type Locale, locales } from "#app/words/locale.ts";

interface Props {
  siteUrl: string;
  address: string;
  locale: Locale;
}

/** What the head says of where the page stands: its own address, its twin in each language, its icons. */
export function HeadLinks({ siteUrl, address, locale }: Props) {
  const at = (other: Locale) => siteUrl + encodeURI(inLocale(address, other));
  return (
    <>
      {address !== "/*" && (
        <>
          <link rel="canonical" href={at(locale)} />
          {locales.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={at(other)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={at("en")} />
        </>
      )}
      <link rel="icon" href="/logo.svg" type="image/svg+xml" />
      <link rel="icon" href="/icon-48.png" sizes="48x48" type="image/png" />
      <link rel="apple-touch-icon" href="/icon-180.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  );
}
