import type { MDXContent } from "mdx/types";
import { z } from "zod";
import { type Locale, locales } from "#app/platform/i18n/locale.ts";
import { ContentError } from "./content-error.ts";
import { picture } from "./text.ts";

const frontmatter = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  lead: z.string().optional(),
  picture: picture.optional(),
});

/** The front matter of a page and its text. */
export type PageText = z.infer<typeof frontmatter> & { Words: MDXContent };

const files = import.meta.glob<{ default: MDXContent; frontmatter: unknown }>("#content/pages/**/*.mdx", {
  eager: true,
});

const texts = new Map(
  Object.entries(files).map(([file, { default: Words, frontmatter: given }]) => {
    const result = frontmatter.safeParse(given);
    if (!result.success) throw new ContentError(`${file.slice(1)}: ${z.prettifyError(result.error)}`);
    return [file.replace(/^.*\/pages\/(.+)\.mdx$/, "$1"), { ...result.data, Words }];
  }),
);

const nameOf = (address: string) => (address === "/" ? "home" : address.slice(1));

/**
 * The text of the page at an address without its language: `/about-us/institute`.
 * @throws ContentError when content/pages has no such file.
 */
export function pageText(address: string, locale: Locale): PageText {
  const name = `${locale}/${nameOf(address)}`;
  const text = texts.get(name);
  if (text === undefined) throw new ContentError(`content/pages/${name}.mdx is missing.`);
  return text;
}

for (const name of texts.keys())
  for (const locale of locales)
    if (!texts.has(name.replace(/^\w+/, locale)))
      throw new ContentError(
        `content/pages/${name.replace(/^\w+/, locale)}.mdx is missing: every page stands in every language.`,
      );

/** The address of every page, except the not-found page. */
export function pageAddresses(): string[] {
  const names = [...texts.keys()].filter((name) => name.startsWith("en/")).map((name) => name.slice(3));
  return names.filter((name) => name !== "not-found").map((name) => (name === "home" ? "/" : `/${name}`));
}
