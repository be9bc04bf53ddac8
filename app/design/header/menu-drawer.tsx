import { ContactLinks } from "#app/design/contact-links.tsx";
import { Icon } from "#app/design/icon.tsx";
import { PageLink } from "#app/design/page-link.tsx";
import { Search } from "#app/design/search.tsx";
import { useSite } from "#app/design/site.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { isAboutAdmission, menuOf } from "./menu.ts";
import { MenuLink, Submenu } from "./menu-bar.tsx";

export function MenuDrawer() {
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
