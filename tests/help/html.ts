import { type Options, selectAll } from "css-select";
import { type DefaultTreeAdapterTypes as Parsed, parse, parseFragment } from "parse5";

/** An element of a page: its name and attributes in lower case, and its contents. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: (Element | string)[];
}

/** Separate from the elements: a failed test prints them, and a parent would include the whole page. */
const parents = new WeakMap<Element, Element>();

function elementOf(node: Parsed.ParentNode): Element {
  const { tagName: name = "", attrs = [] } = node as Partial<Parsed.Element>;
  const { childNodes } = "content" in node ? node.content : node;
  const children = childNodes.flatMap((child) => {
    if ("value" in child) return child.value;
    return "tagName" in child ? elementOf(child) : [];
  });
  const element = { name, attributes: Object.fromEntries(attrs.map((each) => [each.name, each.value])), children };
  for (const child of children) if (typeof child !== "string") parents.set(child, element);
  return element;
}

/** Reads a page, or a part of one, as a browser without scripts does; broken markup is repaired, not refused. */
export const readHtml = (html: string): Element =>
  elementOf((/^\s*<!doctype/i.test(html) ? parse : parseFragment)(html, { scriptingEnabled: false }));

const options: Options<Element | string, Element> = {
  adapter: {
    isTag: (node) => typeof node !== "string",
    getName: ({ name }) => name,
    getAttributeValue: ({ attributes }, name) => attributes[name],
    hasAttrib: ({ attributes }, name) => name in attributes,
    getChildren: (node) => (typeof node === "string" ? [] : node.children),
    getParent: (element) => parents.get(element) ?? null,
    getSiblings: (node) => (typeof node === "string" ? [] : (parents.get(node)?.children ?? [])),
    getText: (node) => (typeof node === "string" ? node : textOf(node)),
    removeSubsets: (nodes) => nodes,
  },
};

/** The elements inside that a CSS selector finds, in the order of the page. */
export const all = (within: Element, selector: string): Element[] => selectAll(selector, within, options);

/** Every element inside, in the order of the page. */
export const elements = (within: Element): Element[] => all(within, "*");

/**
 * The one element that a selector finds.
 * @throws Error when there is none, or more than one.
 */
export function the(within: Element, selector: string): Element {
  const [found, ...others] = all(within, selector);
  if (found === undefined || others.length > 0)
    throw new Error(`There are ${others.length + (found ? 1 : 0)} of ${selector}.`);
  return found;
}

/** The scripts of a page that a browser runs: neither structured data nor speculation rules. */
export const scriptsIn = (page: Element): Element[] =>
  all(page, "script:not([type='application/ld+json'], [type=speculationrules])");

/** Elements that are part of a line of text. */
const inline = new Set("a b bdi cite code em i mark q small span strong sub sup time wbr".split(" "));

function wordsIn(node: Element | string): string {
  if (typeof node === "string") return node;
  if (node.name === "script" || node.name === "style") return "";
  const words = node.children.map(wordsIn).join("");
  return inline.has(node.name) ? words : ` ${words} `;
}

/** The words inside an element as they are read, without those of scripts. */
export const textOf = (element: Element): string => wordsIn(element).replace(/\s+/g, " ").trim();
