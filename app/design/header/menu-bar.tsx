import { Icon } from "#app/design/icon.tsx";
import { PageLink } from "#app/design/page-link.tsx";
import { useSite } from "#app/design/site.tsx";
import type { PageAddress } from "#app/design/words/page-names.ts";
import { type MenuGroup, menuOf, pagesOfGroup, sectionOf } from "./menu.ts";

export function MenuBar() {
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
export function MenuLink({ to }: { to: PageAddress }) {
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

export function Submenu({ group, name }: { group: MenuGroup; name?: string }) {
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
