import { all, type Element, textOf } from "./html.ts";

const reads = (element: Element, words: string | RegExp): boolean =>
  typeof words === "string" ? textOf(element) === words : words.test(textOf(element));

/** The one of some elements that answers to what is asked. @throws Error when there is none, or more than one. */
function oneOf(found: Element[], words: string | RegExp): Element {
  const [first, ...others] = found;
  if (!first || others.length > 0) throw new Error(`There are ${found.length} of “${words}”.`);
  return first;
}

/**
 * The section under a heading, or with a label.
 * @throws Error when there is none, or more than one.
 */
export const sectionOf = (page: Element, name: string | RegExp): Element =>
  oneOf(
    all(page, "section, article, aside").filter((section) => {
      const [heading] = all(section, "h1, h2, h3, h4");
      return heading ? reads(heading, name) : section.attributes["aria-label"] === name;
    }),
    name,
  );

/**
 * The link that reads so.
 * @throws Error when there is none, or more than one.
 */
export const linkOf = (within: Element, words: string | RegExp): Element =>
  oneOf(
    all(within, "a").filter((link) => reads(link, words)),
    words,
  );

/** Where links lead to, in the order of the page. */
export const hrefsIn = (within: Element, links = "a"): string[] =>
  all(within, links).map(({ attributes: { href = "" } }) => href);

/** What is said of something, by its labels. */
export function factsIn(within: Element): Record<string, string> {
  const facts: Record<string, string> = {};
  let label = "";
  for (const each of all(within, "dt, dd"))
    if (each.name === "dt") label = textOf(each);
    else facts[label] = facts[label] === undefined ? textOf(each) : `${facts[label]} ${textOf(each)}`;
  return facts;
}

/** What is said at the fields that were refused, in the order of the page. */
export const fieldErrors = (within: Element): string[] =>
  all(within, "[aria-invalid=true]").flatMap(({ attributes }) =>
    (attributes["aria-describedby"] ?? "")
      .split(" ")
      .filter((id) => id.endsWith("-error"))
      .flatMap((id) => all(within, `[id="${id}"]`).map(textOf)),
  );
