import { type MenuGroup, menu, pagesOf } from "./header/menu.ts";
import { PageLink } from "./page-link.tsx";
import { useSite } from "./site.tsx";
import type { PageAddress } from "./words/addresses.ts";

/** Every page of the site: the menu's tree, then the pages that the menu does not link. */
export function Tree() {
  const { t } = useSite();
  const inMenu = menu.flatMap((item) => (typeof item === "string" ? [item] : pagesOf(item)));
  const outside = (Object.keys(t.pages) as PageAddress[]).filter((page) => !inMenu.includes(page));
  const single = menu.filter((item) => typeof item === "string");
  const groups = menu.filter((item) => typeof item !== "string");
  return (
    <div className="tree">
      <Branch title={t.menu.label} items={single} />
      {groups.map((group) => (
        <Branch key={group.name} title={t.menu[group.name]} items={group.items} />
      ))}
      <Branch title={t.footer.more} items={outside} />
    </div>
  );
}

function Branch({ title, items }: { title: string; items: (PageAddress | MenuGroup)[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <Leaves items={items} />
    </section>
  );
}

function Leaves({ items }: { items: (PageAddress | MenuGroup)[] }) {
  const { t } = useSite();
  return (
    <ul>
      {items.map((item) =>
        typeof item === "string" ? (
          <li key={item}>
            <PageLink to={item} />
          </li>
        ) : (
          <li key={item.name}>
            {t.menu[item.name]}
            <Leaves items={item.items} />
          </li>
        ),
      )}
    </ul>
  );
}
