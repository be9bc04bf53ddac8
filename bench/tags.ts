/** A tag's attributes by their names; one without a value has "". */
export type Attributes = Record<string, string>;

export interface Script {
  attributes: Attributes;
  text: string;
}

const executable = ["", "module", "text/javascript", "application/javascript"];

function attributesIn(text: string): Attributes {
  const pairs = text.matchAll(/([\w-]+)(?:="([^"]*)")?/g);
  return Object.fromEntries([...pairs].map(([, name = "", value = ""]) => [name, value.replaceAll("&amp;", "&")]));
}

/** The `<link>` tags of a page as the site writes HTML: lower case, double quotes, `>` escaped in values. */
export const linksIn = (html: string): Attributes[] =>
  [...html.matchAll(/<link\s([^<>]*)>/g)].map(([, text = ""]) => attributesIn(text));

/** The scripts of a page that run; JSON-LD is data. */
export const scriptsIn = (html: string): Script[] =>
  html
    .split(/<script\b/)
    .slice(1)
    .map((after) => {
      const end = after.indexOf(">");
      return {
        attributes: attributesIn(after.slice(0, end)),
        text: after.slice(end + 1, after.indexOf("</script>", end)),
      };
    })
    .filter(({ attributes }) => executable.includes(attributes.type ?? ""));

/** The stylesheets a page links to. */
export const stylesheetsIn = (html: string): string[] =>
  linksIn(html).flatMap(({ rel, href }) => (rel === "stylesheet" && href ? [href] : []));

/** The script files a page loads by itself. */
export function scriptFilesIn(html: string): string[] {
  const preloaded = linksIn(html).filter(
    ({ rel, as }) => rel === "modulepreload" || (rel === "preload" && as === "script"),
  );
  return [...scriptsIn(html).map(({ attributes }) => attributes.src), ...preloaded.map(({ href }) => href)].filter(
    (address) => address !== undefined,
  );
}
