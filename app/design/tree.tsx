import { type MenuGroup, menuOf, pagesOfGroup } from "./header/menu.ts";
import { PageLink } from "./page-link.tsx";
import { useSite } from "./site.tsx";
import type { PageAddress } from "./words/page-names.ts";

export type LinksBelow = Partial<Record<PageAddress, { name: string; suffix: `?${string}` }[]>>;

export function SiteTree({ below = {} }: { below?: LinksBelow }) {
  const { pages, t } = useSite();
  const menu = menuOf(pages);
  const inMenu = menu.flatMap((item) => (typeof item === "string" ? [item] : pagesOfGroup(item)));
  const outside = (Object.keys(t.pages) as PageAddress[]).filter((page) => !inMenu.includes(page) && pages.lists(page));
  const single = menu.filter((item) => typeof item === "string");
  const groups = menu.filter((item) => typeof item !== "string");
  return (
    <div className="tree">
      <Branch title={t.menu.label} items={single} />
      {groups.map((group) => (
        <Branch key={group.name} title={t.menu[group.name]} items={group.items} />
      ))}
      <Branch title={t.footer.more} items={outside} below={below} />
    </div>
  );
}

interface BranchProps {
  items: (PageAddress | MenuGroup)[];
  below?: LinksBelow | undefined;
}

function Branch({ title, items, below }: BranchProps & { title: string }) {
  return (
    <section>
      <h2>{title}</h2>
      <Leaves items={items} below={below} />
    </section>
  );
}

function Leaves({ items, below = {} }: BranchProps) {
  const { t } = useSite();
  return (
    <ul>
      {items.map((item) =>
        typeof item === "string" ? (
          <li key={item}>
            <PageLink to={item} />
            {below[item] && (
              <ul>
                {below[item].map(({ name, suffix }) => (
                  <li key={suffix}>
                    <PageLink to={item} suffix={suffix}>
                      {name}
                    </PageLink>
                  </li>
                ))}
              </ul>
            )}
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
