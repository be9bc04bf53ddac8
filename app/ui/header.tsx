import { inLocale, localeNames, locales } from "#app/lib/i18n/locale.ts";
import type { PageAddress } from "#app/ui/words/page-names.ts";
import { ContactLinks } from "./contact-links.tsx";
import { Icon } from "./icon.tsx";
import { Phone, RecordTitle } from "./inline.tsx";
import { LogoImage } from "./logo.tsx";
import { isAboutAdmission, type MenuGroup, menuOf, pagesOfGroup, sectionOf } from "./menu.tsx";
import { PageLink } from "./page-links.tsx";
import { Search } from "./search.tsx";
import { notFoundAddress, useSite } from "./site.tsx";

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

function MenuBar() {
  const { pages, t } = useSite();
  return (
    <nav className="menu-bar" aria-label={t.menu.label}>
      <ul>
        {menuOf(pages).map((item) =>
          typeof item === "string" ? (
            <li key={item}>
              <MenuLink to={item} />
            </li>
          ) : (
            <Dropdown key={item.name} group={item} />
          ),
        )}
      </ul>
    </nav>
  );
}

/** For a signed-in member the login link leads to the dashboard. */
function MenuLink({ to }: { to: PageAddress }) {
  const { isMember, t } = useSite();
  if (to !== "/faculty-login" || !isMember) return <PageLink to={to} />;
  return <PageLink to="/faculty/dashboard">{t.menu.dashboard}</PageLink>;
}

function Dropdown({ group }: { group: MenuGroup }) {
  const { t, address } = useSite();
  const id = `menu-${group.name}`;
  return (
    <li>
      <button type="button" popoverTarget={id} aria-current={sectionOf(address) === group.name || undefined}>
        {t.menu[group.name]}
        <Icon name="down" />
      </button>
      <ul id={id} popover="auto" className="dropdown">
        {group.items.map((item) =>
          typeof item === "string" ? (
            <li key={item}>
              <PageLink to={item} />
            </li>
          ) : (
            <li key={item.name}>
              <Submenu group={item} />
            </li>
          ),
        )}
      </ul>
    </li>
  );
}

function Submenu({ group, name }: { group: MenuGroup; name?: string }) {
  const { t, address } = useSite();
  return (
    <details name={name} open={pagesOfGroup(group).includes(address as PageAddress)}>
      <summary>
        {t.menu[group.name]}
        <Icon name="down" />
      </summary>
      <ul>
        {group.items.map((item) => (
          <li key={typeof item === "string" ? item : item.name}>
            {typeof item === "string" ? <PageLink to={item} /> : <Submenu group={item} />}
          </li>
        ))}
      </ul>
    </details>
  );
}

function MenuDrawer() {
  const { address, pages, t } = useSite();
  return (
    <div className="menu-drawer">
      <button type="button" popoverTarget="drawer" className="drawer-button">
        <Icon name="menu" />
        <span>{t.menu.open}</span>
      </button>
      <nav id="drawer" popover="auto" aria-label={t.menu.label}>
        <button type="button" popoverTarget="drawer" popoverTargetAction="hide" className="drawer-close">
          {t.menu.close}
          <Icon name="close" />
        </button>
        <p className="drawer-ask">
          <PageLink
            to="/admission"
            aria-current={address === "/admission" ? "page" : isAboutAdmission(address) || undefined}
          />
          <ContactLinks />
          <LanguageSwitch className="drawer-language" />
        </p>
        <Search id="drawer-q" />
        <ul>
          {menuOf(pages).map((item) =>
            typeof item === "string" ? (
              <li key={item}>
                <MenuLink to={item} />
              </li>
            ) : (
              <li key={item.name}>
                <Submenu group={item} name="drawer" />
              </li>
            ),
          )}
        </ul>
      </nav>
    </div>
  );
}

export function Header() {
  const { address, approvals, institute, link, t } = useSite();
  return (
    <header className="site-header">
      <a href="#content" className="skip-link">
        {t.menu.skip}
      </a>
      {institute.isSample && <p className="top-line">{t.menu.sample}</p>}
      <div className="masthead wrap">
        <a href={link("/")} className="brand">
          <LogoImage size={64} />
          <span>
            <strong>
              <RecordTitle>{institute.name}</RecordTitle>
            </strong>{" "}
            {institute.town && <span>{institute.town}</span>}{" "}
            {institute.motto && (
              <em>
                <RecordTitle>{institute.motto}</RecordTitle>
              </em>
            )}
          </span>
        </a>
        <p className="approval-line">
          {approvals ? <a href={link("/#approvals")}>{approvals}</a> : `${t.menu.affiliation}: ${t.notStated.fact}`}
        </p>
        <p className="masthead-ask">
          {institute.contact.phone && (
            <>
              <Icon name="phone" />
              <Phone />
            </>
          )}
          <PageLink
            className="button"
            to="/"
            suffix="#enquiry"
            aria-current={isAboutAdmission(address) || address === "/call-me" || undefined}
          >
            {t.contact.ask}
          </PageLink>
        </p>
        <PageLink to="/search" className="search-link">
          <Icon name="search" />
          <span>{t.search.button}</span>
        </PageLink>
        <LanguageSwitch className="language" />
        <MenuDrawer />
      </div>
      <MenuBar />
    </header>
  );
}
