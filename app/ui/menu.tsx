import type { Pages } from "#app/cms/content/page-record.ts";
import type { PageAddress } from "#app/ui/words/page-names.ts";
import type { Words } from "#app/ui/words/words.ts";
import { PageLink } from "./page-links.tsx";
import { useSite } from "./site.tsx";

export interface MenuGroup {
  name: keyof Words["menu"] & string;
  items: (PageAddress | MenuGroup)[];
}

const menuItems: (PageAddress | MenuGroup)[] = [
  "/",
  {
    name: "about",
    items: [
      "/about-us/institute",
      "/about-us/vision-mission",
      {
        name: "message",
        items: ["/about-us/message/president", "/about-us/message/secretary", "/about-us/message/principal"],
      },
      "/about-us/gb-cdc",
      "/about-us/organogram",
      "/about-us/infrastructure",
      "/about-us/statutory-committee",
    ],
  },
  {
    name: "affiliation",
    items: [
      "/affiliation/pci",
      "/affiliation/msbte",
      "/affiliation/govt-of-mah",
      "/affiliation/dte",
      "/affiliation/aishe",
      "/affiliation/iso",
    ],
  },
  { name: "courses", items: ["/courses/d-pharm"] },
  "/faculty",
  { name: "research", items: ["/r&d/publication", "/r&d/patent", "/r&d/copyright"] },
  "/iqac",
  { name: "events", items: ["/events", "/events/cultural", "/events/sports"] },
  "/alumni",
  "/downloads",
  "/faculty-login",
];

const withoutLeftOut = (items: typeof menuItems, pages: Pages): typeof menuItems =>
  items.flatMap((item): typeof menuItems => {
    if (typeof item === "string") return pages.lists(item) ? [item] : [];
    const rest = withoutLeftOut(item.items, pages);
    return rest.length > 0 ? [{ ...item, items: rest }] : [];
  });

export const menuOf = (pages: Pages): typeof menuItems => withoutLeftOut(menuItems, pages);

export const isAboutAdmission = (address: string): boolean =>
  address === "/admission" || address.startsWith("/admission/");

export function pagesOfGroup(group: MenuGroup): PageAddress[] {
  return group.items.flatMap((item) => (typeof item === "string" ? [item] : pagesOfGroup(item)));
}

export function firstPageOf(section: MenuGroup["name"] | undefined, pages: Pages): PageAddress | undefined {
  const group = menuItems.find((item): item is MenuGroup => typeof item !== "string" && item.name === section);
  return group && pagesOfGroup(group).find((page) => pages.lists(page));
}

const sectionsOfOthers: Partial<Record<PageAddress, MenuGroup["name"]>> = {
  "/disclosure": "affiliation",
  "/facilities": "about",
  "/inspection": "about",
  "/notices": "about",
  // Pages of one row of tabs.
  "/students": "about",
  "/visit": "about",
  "/parents": "about",
  "/after-d-pharm": "about",
  "/certificates": "about",
  "/swayam-portal": "courses",
};

export const sectionOf = (address: string): MenuGroup["name"] | undefined =>
  menuGroupOf(address)?.name ?? sectionsOfOthers[address as PageAddress];

export function menuGroupOf(address: string): MenuGroup | undefined {
  return menuItems
    .filter((item) => typeof item !== "string")
    .find((group) => pagesOfGroup(group).some((page) => page === address));
}

type LinksBelow = Partial<Record<PageAddress, { name: string; suffix: `?${string}` }[]>>;

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
