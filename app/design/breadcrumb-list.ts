import type { BreadcrumbList } from "schema-dts";

/** A page on the way to another: its name and its URL path, with the language. */
export interface Crumb {
  name: string;
  path: string;
}

/** The way to a page for search engines, from the home page to the page itself. */
export const breadcrumbList = (way: Crumb[], siteUrl: string): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: way.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: siteUrl + encodeURI(path),
  })),
});
