import { noPage, useSite } from "#app/design/site.tsx";
import { inLocale, localeNames, locales } from "#app/platform/i18n/locale.ts";

/** A link to this page in the other language. */
export function LanguageSwitch({ className }: { className: string }) {
  const { address, locale, query } = useSite();
  const here = address === noPage ? "/" : address;
  return locales
    .filter((other) => other !== locale)
    .map((other) => (
      <a key={other} className={className} href={inLocale(here, other) + query} lang={other} hrefLang={other}>
        {localeNames[other]}
      </a>
    ));
}

/** Above the English home page; the boot script shows it on a phone that is set to Marathi, as all share the cached page. */
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
