import type { BreadcrumbList } from "schema-dts";

interface Crumb {
  name: string;
  path: string;
}

export const breadcrumbList = (way: Crumb[], siteUrl: string): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: way.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: siteUrl + encodeURI(path),
  })),
});
