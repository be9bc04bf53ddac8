import { Icon } from "#app/design/icon.tsx";
import { PageLink } from "#app/design/page-link.tsx";
import { useSite } from "#app/design/site.tsx";
import { menu } from "./menu.ts";
import { Submenu } from "./menu-bar.tsx";

/** The menu of a narrow screen: a drawer behind a button, its groups open one at a time. */
export function MenuDrawer() {
  const { t } = useSite();
  return (
    <div className="menu-drawer">
      <button type="button" popoverTarget="drawer" className="drawer-button">
        <Icon name="menu" />
        {t.menu.open}
      </button>
      <nav id="drawer" popover="auto" aria-label={t.menu.label}>
        <button type="button" popoverTarget="drawer" popoverTargetAction="hide" className="drawer-close">
          {t.menu.close}
          <Icon name="close" />
        </button>
        <ul>
          {menu.map((item) =>
            typeof item === "string" ? (
              <li key={item}>
                <PageLink to={item} />
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
