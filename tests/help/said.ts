import { documentText } from "./document-text.ts";
import { mailsWith } from "./forms.ts";
import { all, type Element, elements, readHtml, textOf } from "./html.ts";
import { pagePaths } from "./pages.ts";

/** All that a page says: to readers, to screen readers, to browsers and to search engines. */
export const saidOnPage = (html: string): string => saidByPage(readHtml(html));

/** The same of a page that is read already. */
export function saidByPage(page: Element): string {
  const data = all(page, "script[type='application/ld+json']").flatMap(({ children }) => children);
  return [textOf(page), ...data, ...elements(page).flatMap(({ attributes }) => Object.values(attributes))].join("\n");
}

/** Addresses that sitemap.xml does not list: a year, a search, and files for browsers and machines. */
const others = [
  ...["/sitemap.xml", "/robots.txt", "/manifest.webmanifest", "/.well-known/security.txt"],
  ...[
    "/sitemap",
    "/inspection",
    "/faculty-login",
    "/mr/faculty-login",
    "/office",
    "/search?q=fees",
    "/mr/search?q=fees",
  ],
];

/** All that a site says on its pages and in its PDFs, by address. */
export async function saidBySite(url: string): Promise<Map<string, string>> {
  const said = new Map<string, string>();
  const documents = new Set<string>();
  for (const path of [...(await pagePaths(url)), ...others]) {
    const response = await fetch(url + path);
    if (response.status >= 500) throw new Error(`${path} answers ${response.status}.`);
    const html = await response.text();
    said.set(path, saidOnPage(html));
    for (const [file] of html.matchAll(/\/documents\/[a-z0-9-]+\.pdf/g)) documents.add(file);
  }
  for (const file of documents) {
    const { title, pages } = await documentText(new Uint8Array(await (await fetch(url + file)).arrayBuffer()));
    said.set(file, [title, ...pages].join("\n"));
  }
  return said;
}

/** All that the mails to an address say, by subject. */
export async function saidInMails(dataDir: string, address: string): Promise<Map<string, string>> {
  const mails = await mailsWith(dataDir, address);
  return new Map(mails.map(({ subject, text, html }) => [subject, `${subject}\n${text}\n${saidOnPage(html)}`]));
}
