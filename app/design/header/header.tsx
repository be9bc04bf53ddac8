import { noPage, useSite } from "#app/design/site.tsx";
import { inLocale, localeNames, locales } from "#app/platform/i18n/locale.ts";
import { MenuBar } from "./menu-bar.tsx";
import { MenuDrawer } from "./menu-drawer.tsx";

/** The head of every page: who this is, who approved it, the languages and the menu. */
export function Header() {
  const { institute, link, t } = useSite();
  return (
    <header className="site-header">
      <a href="#content" className="skip-link">
        {t.menu.skip}
      </a>
      <div className="masthead wrap">
        <a href={link("/")} className="brand">
          <img src="/logo.svg" width="64" height="64" alt="" />
          <span>
            <strong>{institute.name}</strong>
            <span>{institute.town}</span>
          </span>
        </a>
        <p className="approval-line">
          {institute.approvals}
          <em>{institute.motto}</em>
        </p>
        <LanguageSwitch />
        <MenuDrawer />
      </div>
      <MenuBar />
    </header>
  );
}

/** A link to this page in the other language. */
function LanguageSwitch() {
  const { address, locale, query } = useSite();
  const here = address === noPage ? "/" : address;
  return locales
    .filter((other) => other !== locale)
    .map((other) => (
      <a key={other} className="language" href={inLocale(here, other) + query} lang={other} hrefLang={other}>
        {localeNames[other]}
      </a>
    ));
}
