import type { BreadcrumbList } from "schema-dts";

/** A step of a breadcrumb: a page's name and its URL path, with the language. */
interface Crumb {
  name: string;
  path: string;
}

/** The breadcrumb of a page for search engines, from the home page to the page itself. */
export const breadcrumbList = (way: Crumb[], siteUrl: string): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: way.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: siteUrl + encodeURI(path),
  })),
});
