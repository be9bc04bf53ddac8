/** The page texts of version 0.1, MDX files, as records of today: part of upgrade.ts, and to be deleted with it. */

/** A part of a page in one language. */
interface Part {
  block: string;
  title?: string;
  text?: string;
  items?: { title?: string; text: string; state?: string; today?: string }[];
  picture?: string;
  alt?: string;
  button?: string;
  anchor?: string;
  isOpen?: true;
}

const facts: Record<string, string> = {
  ...{ Phone: "phone", Email: "email", Address: "address", ContactPerson: "person", OfficeHours: "hours" },
  ...{ InstituteName: "name", Town: "town", RetentionDays: "retention" },
};

/** A text on one line, with facts in braces. */
const inline = (text: string) =>
  text
    .replace(/<(\w+)\s*\/>/g, (whole, name: string) => (facts[name] ? `{${facts[name]}}` : whole))
    .replace(/\s+/g, " ")
    .trim();

const paragraphs = (text: string) =>
  text
    .split(/\n[ \t\r]*\n/)
    .map(inline)
    .filter((each) => each !== "");

const attribute = (of: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(of)?.[1] ?? "";

/** The first element of a name: its attributes, what is inside, and the text after it. */
function elementIn(text: string, name: string): Record<"attributes" | "inside" | "rest", string> | undefined {
  const start = text.indexOf(`<${name}`);
  const open = start < 0 ? -1 : text.indexOf(">", start);
  const end = open < 0 ? -1 : text.indexOf(`</${name}>`, open);
  if (end < 0) return undefined;
  const attributes = text.slice(start + name.length + 1, open);
  return { attributes, inside: text.slice(open + 1, end), rest: text.slice(end + name.length + 3) };
}

/** The items of a list; a bold beginning is the title of one. */
function itemsOf(text: string, hasTitles: boolean): NonNullable<Part["items"]> {
  const lines = `\n${text}`.split(/\n(?=\d+\. |[-*] )/).slice(1);
  return lines.map((line) => {
    const today = elementIn(line, "Today");
    const [own = ""] = line.split("<Today", 1);
    const plain = inline(own.replace(/^(?:\d+\.|[-*])\s+/, ""));
    const [, title, ...rest] = plain.startsWith("**") ? plain.split("**") : [];
    const text = rest.join("**").trim();
    const item = hasTitles && title && text ? { title: title.replace(/[.:]$/, ""), text } : { text: plain };
    const state = today && attribute(today.attributes, "is");
    return state ? { ...item, state, today: inline(today.inside) } : item;
  });
}

const isList = (text: string) => /^(?:\d+\. |[-*] )/.test(text);
const titleOf = (text: string) => inline(/^#{2,3} (.*)$/m.exec(text)?.[1] ?? "");
const withoutTitle = (text: string) => text.replace(/^#{2,3} .*$/m, "").trim();

/** What each element of a page became. */
const elements: Record<string, (inside: string, of: string) => Part[]> = {
  Opening: (inside) => [{ block: "opening", text: inline(inside) }],
  Note: (inside) => [{ block: "note", text: paragraphs(inside).join("\n\n") }],
  SampleNote: (inside) => [{ block: "sampleNote", text: paragraphs(inside).join("\n\n") }],
  Sentences: (inside) => [{ block: "sentences", items: itemsOf(inside.trim(), false) }],
  Steps: (inside) => [{ block: "steps", items: itemsOf(inside.trim(), true) }],
  Ring: (inside, of) => [{ block: "ring", title: attribute(of, "name"), items: itemsOf(inside.trim(), true) }],
  Signature: (inside, of) => [{ block: "signature", title: attribute(of, "name"), text: inline(inside) }],
  Scene: (inside, of) => [
    {
      ...{ block: "scene", title: titleOf(inside), text: paragraphs(withoutTitle(inside)).join("\n\n") },
      ...{ picture: attribute(of, "picture"), alt: attribute(of, "alt") },
    },
  ],
  Scorecard: (inside, of) => [
    {
      ...{ block: "scorecard", title: attribute(of, "asks"), text: attribute(of, "today") },
      items: itemsOf(inside.trim(), true),
    },
  ],
  Postcard: (inside, of) => [
    {
      ...{ block: "postcard", title: titleOf(inside), text: attribute(of, "to"), picture: attribute(of, "picture") },
      ...{ button: attribute(of, "button"), items: itemsOf(withoutTitle(inside), false) },
    },
  ],
  Keep(inside) {
    const [list, ...others] = partsOf(inside);
    const text = others.map((each) => each.text ?? "").join(" ");
    return list?.items ? [{ block: "card", items: list.items, text }] : partsOf(inside);
  },
  details(inside, of) {
    const { inside: summary = "", rest = "" } = elementIn(inside, "summary") ?? {};
    const title = titleOf(summary) || inline(summary);
    const isOpen = /\sopen\b/.test(of) && ({ isOpen: true } as const);
    return [{ block: "fold", title, anchor: attribute(of, "id"), ...isOpen }, ...partsOf(rest)];
  },
  table: (inside) => [
    {
      block: "table",
      text: inside
        .split("<tr>")
        .slice(1)
        .map((row) => row.split(/<t[hd]\b[^<>]*>/).slice(1))
        .map((cells) => cells.map((cell) => inline(cell.split("</t", 1)[0] ?? "")).join(" | "))
        .join("\n"),
    },
  ],
};

/** The parts of a page's text. */
function partsOf(body: string): Part[] {
  const found = new RegExp(`^<(${Object.keys(elements).join("|")})\\b([^<>]*)>`, "m").exec(body);
  if (!found) return partsOfMarkdown(body);
  const [start, name = "", of = ""] = found;
  const end = body.indexOf(`</${name}>`, found.index);
  const inside = body.slice(found.index + start.length, end === -1 ? undefined : end);
  const rest = end === -1 ? "" : body.slice(end + name.length + 3);
  return [...partsOfMarkdown(body.slice(0, found.index)), ...(elements[name]?.(inside, of) ?? []), ...partsOf(rest)];
}

const partsOfMarkdown = (text: string): Part[] =>
  text
    .split(/\n[ \t\r]*\n|\n(?=#{2,3} )/)
    .map((each) => each.trim())
    .filter((each) => each !== "")
    .map((each) => {
      if (each.startsWith("### ")) return { block: "subheading", title: inline(each.slice(4)) };
      if (each.startsWith("## ")) return { block: "heading", title: inline(each.slice(3)) };
      return isList(each)
        ? { block: "points", items: itemsOf(each, false) }
        : { block: "paragraph", text: inline(each) };
    });

/** Fields that both languages share. */
const shared = ["block", "picture", "anchor", "isOpen", "state"];

/** Two parts, or their items, as one in both languages; undefined where they differ in form. */
function paired(en: object, mr: object): Record<string, unknown> | undefined {
  const [one, other] = [en, mr] as Record<string, unknown>[];
  if (
    Object.keys(one ?? {})
      .sort()
      .join() !==
    Object.keys(other ?? {})
      .sort()
      .join()
  )
    return undefined;
  const entries = Object.entries(one ?? {}).map(([name, value]) => {
    const inMarathi = other?.[name];
    if (Array.isArray(value)) {
      const items = value.map((item, at) => paired(item, (inMarathi as object[])[at] ?? {}));
      return items.length === (inMarathi as object[]).length && !items.includes(undefined) ? [name, items] : undefined;
    }
    if (shared.includes(name)) return value === inMarathi ? [name, value] : undefined;
    if (one?.block === "table" && sizeOf(String(value)) !== sizeOf(String(inMarathi))) return undefined;
    return [name, { en: value, mr: inMarathi }];
  });
  return entries.includes(undefined) ? undefined : Object.fromEntries(entries as [string, unknown][]);
}

const sizeOf = (table: string) =>
  table
    .split("\n")
    .map((row) => row.split("|").length)
    .join();

/** Everything that parts say, as one text. */
const allText = (parts: Part[]) =>
  parts
    .flatMap(({ title, text, items = [] }) => [
      title,
      text,
      ...items.map((item) => [item.title, item.text, item.today].filter(Boolean).join(" ")),
    ])
    .filter(Boolean)
    .join("\n\n");

interface Mdx {
  front: Record<string, string>;
  parts: Part[];
}

/** A file of the old form; `read` reads the lines before its text as YAML. */
export function readMdx(source: string, read: (yaml: string) => unknown): Mdx {
  const [, front = "", body = ""] = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(source.replaceAll("\r\n", "\n")) ?? [];
  return { front: (read(front) ?? {}) as Record<string, string>, parts: partsOf(body) };
}

/** A page in both languages as its record; `say` gets what a person has to look at. */
export function pageOfMdx(id: string, en: Mdx, mr: Mdx, say: (line: string) => void): Record<string, unknown> {
  const { picture } = en.front;
  const texts = ["title", "description", "lead", "alt"].flatMap((name) =>
    en.front[name] && mr.front[name] ? [[name, { en: inline(en.front[name]), mr: inline(mr.front[name]) }]] : [],
  );
  const page = { id, ...Object.fromEntries(texts), ...(picture && { picture }) };
  if (en.parts.length === 0 && mr.parts.length === 0) return page;
  const blocks = en.parts.map((part, at) => paired(part, mr.parts[at] ?? {}));
  if (en.parts.length === mr.parts.length && !blocks.includes(undefined)) return { ...page, blocks };
  say(
    `records/pages.yaml, ${id}: English and Marathi are divided differently. The whole text is one note; divide it again.`,
  );
  return { ...page, blocks: [{ block: "note", text: { en: allText(en.parts), mr: allText(mr.parts) } }] };
}
