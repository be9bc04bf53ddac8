import type { PageAddress } from "#app/design/words/page-names.ts";
import type { Words } from "#app/design/words/words.ts";
import type { Pages } from "#app/platform/content/page-record.ts";

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
