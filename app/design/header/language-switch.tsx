import { notFoundAddress, useSite } from "#app/design/site.tsx";
import { inLocale, localeNames, locales } from "#app/platform/i18n/locale.ts";

export function LanguageSwitch({ className }: { className: string }) {
  const { address, locale, query } = useSite();
  const here = address === notFoundAddress ? "/" : address;
  return locales
    .filter((other) => other !== locale)
    .map((other) => (
      <a key={other} className={className} href={inLocale(here, other) + query} lang={other} hrefLang={other}>
        {localeNames[other]}
      </a>
    ));
}

/** The boot script shows it on a phone that is set to Marathi, because all visitors share the cached page. */
export function ReadMarathi() {
  const { address, locale } = useSite();
  if (address !== "/" || locale === "mr") return null;
  return (
    <nav id="mr" className="top-line" lang="mr" hidden>
      <a className="button" href="/mr">
        मराठीत वाचा
      </a>
    </nav>
  );
}
