import { existsSync } from "node:fs";
import { join } from "node:path";
import { ContentError } from "./app/platform/content/content-error.ts";
import { locales } from "./app/platform/i18n/locale.ts";
import { optionalPages, pages } from "./app/routes.ts";

/**
 * The pages that an institute leaves out: content/pages has no text for them in any language.
 * @param contentDir the folder of the institute's texts and records
 * @returns their addresses, as `/naac`
 * @throws ContentError when a text is there in one language alone, or when the site cannot do without the page.
 */
export function leftOutPages(contentDir: string): string[] {
  const fileOf = (page: string, locale: string) => join(contentDir, "pages", locale, `${page || "home"}.mdx`);
  return pages.flatMap((page) => {
    const missing = locales.map((locale) => fileOf(page, locale)).filter((file) => !existsSync(file));
    if (missing.length === 0) return [];
    if (missing.length < locales.length)
      throw new ContentError(`${missing[0]} is missing: every page stands in every language.`);
    if (!optionalPages.includes(page))
      throw new ContentError(`${missing.join(" and ")} are missing: the site cannot do without this page.`);
    return [`/${page}`];
  });
}
