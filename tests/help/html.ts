/** An element of a page: its name and attributes in small letters, and what is inside it. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: (Element | string)[];
}

const empty = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
const verbatim = new Set(["script", "style"]);
const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  "#x27": "'",
  nbsp: "\u00a0",
};

const plain = (text: string) => text.replace(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole);

function readAttributes(text: string): Record<string, string> {
  const found = text.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g);
  return Object.fromEntries([...found].map(([, name = "", value = ""]) => [name.toLowerCase(), plain(value)]));
}

/**
 * Reads the HTML that the server draws.
 * @throws Error when an element is not closed where it should be, which a browser would mend in its own way.
 */
export function readHtml(html: string): Element {
  const root: Element = { name: "", attributes: {}, children: [] };
  const open = [root];
  const pieces = /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/gi;
  let end = 0;
  for (let piece = pieces.exec(html); piece !== null; piece = pieces.exec(html)) {
    const [whole, closing, name = "", attributes = "", selfClosing] = piece;
    if (piece.index !== end) throw new Error(`This is no HTML: ${html.slice(end, end + 80)}`);
    end = pieces.lastIndex;
    const parent = open.at(-1) as Element;
    if (whole.startsWith("<!")) continue;
    if (name === "") parent.children.push(plain(whole));
    else if (closing) {
      if (open.pop()?.name !== name.toLowerCase()) throw new Error(`</${name}> closes <${parent.name}>.`);
    } else {
      const element = {
        name: name.toLowerCase(),
        attributes: readAttributes(attributes),
        children: [] as Element["children"],
      };
      parent.children.push(element);
      if (verbatim.has(element.name)) {
        const close = html.indexOf(`</${name}>`, end);
        element.children.push(html.slice(end, close));
        pieces.lastIndex = end = close + name.length + 3;
      } else if (!selfClosing && !empty.has(element.name)) open.push(element);
    }
  }
  if (open.length > 1 || end < html.length) throw new Error(`<${open.at(-1)?.name}> is not closed.`);
  return root;
}

/** The elements inside those that were looked into before: a page that was read does not change. */
const known = new WeakMap<Element, readonly Element[]>();

/** Every element inside, in the order of the page. */
export function elements(within: Element): readonly Element[] {
  const found =
    known.get(within) ??
    within.children.flatMap((child) => (typeof child === "string" ? [] : [child, ...elements(child)]));
  known.set(within, found);
  return found;
}

/** Whether an element is what `a.button[rel=next]` says. */
function matching(what: string): (element: Element) => boolean {
  const [, name = "", rest = ""] = /^([\w-]*)(.*)$/.exec(what) ?? [];
  const parts = [...rest.matchAll(/([.#])([\w-]+)|\[([\w-]+)(?:=([^\]]*))?\]/g)];
  return (element) =>
    (!name || element.name === name) &&
    parts.every(([, sign, word = "", key = "", value]) => {
      if (sign === ".") return (element.attributes.class ?? "").split(" ").includes(word);
      if (sign === "#") return element.attributes.id === word;
      return value === undefined ? key in element.attributes : element.attributes[key] === value;
    });
}

/** The elements that a selector of names, classes, ids, attributes and descendants finds: `.tiles li a`. */
export function all(within: Element, selector: string): Element[] {
  const [first = "", ...rest] = selector.split(" ");
  const found = elements(within).filter(matching(first));
  if (rest.length === 0) return found;
  return [...new Set(found.flatMap((element) => all(element, rest.join(" "))))];
}

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

/** Elements that stand within a line of text. */
const inline = new Set("a b bdi cite code em i mark q small span strong sub sup time".split(" "));

function wordsIn(element: Element): string {
  const words = element.children.map((child) => {
    if (typeof child === "string") return child;
    if (verbatim.has(child.name)) return "";
    return inline.has(child.name) ? wordsIn(child) : ` ${wordsIn(child)} `;
  });
  return words.join("");
}

/** The words inside an element as they are read, without those of scripts. */
export const textOf = (element: Element): string => wordsIn(element).replace(/\s+/g, " ").trim();
