import { Icon } from "#app/design/icon.tsx";
import { Phone } from "#app/design/inline.tsx";
import { LogoImage } from "#app/design/logo-image.tsx";
import { PageLink } from "#app/design/page-link.tsx";
import { RecordTitle } from "#app/design/record-title.tsx";
import { useSite } from "#app/design/site.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { isAboutAdmission } from "./menu.ts";
import { MenuBar } from "./menu-bar.tsx";
import { MenuDrawer } from "./menu-drawer.tsx";

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
