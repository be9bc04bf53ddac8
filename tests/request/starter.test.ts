import { expect, test } from "vitest";
import { documentText } from "../help/document-text.ts";
import { all, type Element, elements, readHtml, textOf, the } from "../help/html.ts";
import { markupFaultsIn } from "../help/markup-faults.ts";
import { everyPage, languages, pathIn, routes } from "../help/routes.ts";
import { startForAll } from "../help/started-server.ts";
import { starterFaults, textFaults } from "../help/starter-faults.ts";

const site = startForAll({ CONTENT_DIR: "starter" });

const get = (path: string) => fetch(site().url + path, { redirect: "manual" });
const pageAt = async (path: string) => readHtml(await (await get(path)).text());

/** The pages of the starter: those of the specification, without the sample's notices. */
const addresses = Object.keys(routes).filter((address) => !address.startsWith("/notices/"));
const pages = everyPage.filter(([, , address]) => addresses.includes(address));

/** Pages on which an institute that has stated nothing has nothing to show. */
const emptyAddresses = [
  ...["institute", "vision-mission", "gb-cdc", "organogram", "infrastructure", "statutory-committee"].map(
    (name) => `/about-us/${name}`,
  ),
  ...["president", "secretary", "principal"].map((name) => `/about-us/message/${name}`),
  ...["/affiliation/iso", "/faculty", "/r&d/publication", "/r&d/patent", "/r&d/copyright", "/iqac", "/naac", "/nrf"],
  ...["/alumni", "/erp", "/events", "/events/cultural", "/events/sports", "/notices"],
];

const nothing = { en: "Nothing has been published here yet.", mr: "इथे अजून काही प्रसिद्ध केलेले नाही." };

/** The addresses on this site that a page leads to, without query and place. */
const linksIn = (page: Element) =>
  all(page, "a[href^='/']").map(({ attributes: { href = "" } }) => decodeURI(href.replace(/[?#].*/, "")));

test("every page of the starter is there, whole, and says nothing of the sample", { timeout: 60_000 }, async () => {
  const faults: string[] = [];
  const linked = new Map<string, string>();
  const idsOf = new Map<string, (string | undefined)[]>();
  const places = new Map<string, string>();
  for (const [path] of pages) {
    const answer = await get(encodeURI(path));
    const html = await answer.text();
    const page = readHtml(html);
    const found = [...starterFaults(page), ...markupFaultsIn(html)];
    if (answer.status !== 200) found.push(`status ${answer.status}`);
    if (all(page, "h1").length !== 1) found.push(`${all(page, "h1").length} h1`);
    faults.push(...found.map((fault) => `${path}: ${fault}`));
    for (const link of linksIn(page)) linked.set(link, path);
    idsOf.set(
      path,
      elements(page).map(({ attributes }) => attributes.id),
    );
    for (const { attributes } of all(page, "a[href*='#']")) places.set(decodeURI(attributes.href ?? ""), path);
  }
  for (const [link, path] of linked) {
    const { status } = await get(encodeURI(link));
    if (status >= 400) faults.push(`${path}: the link ${link} has status ${status}`);
  }
  for (const [link, from] of places) {
    const [path = "", place = ""] = link.split("#");
    if (place && idsOf.get(path || from)?.includes(place) === false) faults.push(`${from}: nothing is at ${link}`);
  }
  expect(faults).toEqual([]);
});

test.each(languages)("an empty page says so in %s", async (language) => {
  const said = new Map<string, boolean>();
  for (const address of addresses)
    said.set(address, textOf(await pageAt(encodeURI(pathIn(language, address)))).includes(nothing[language]));
  expect([...said].filter(([, says]) => says).map(([address]) => address)).toEqual(
    addresses.filter((address) => emptyAddresses.includes(address)),
  );
});

test.each(languages)("menus, footer, sitemap and search of %s name no empty page", async (language) => {
  const isEmpty = (path: string) => emptyAddresses.some((address) => pathIn(language, address) === path);
  const home = await pageAt(pathIn(language, "/"));
  const listed = [
    ...linksIn(the(home, "body > header")),
    ...all(home, "footer nav, footer details").flatMap(linksIn),
    ...linksIn(the(await pageAt(pathIn(language, "/sitemap")), "main")),
  ];
  expect(listed.filter(isEmpty)).toEqual([]);
  expect(listed).toContain(pathIn(language, "/courses/d-pharm"));

  const xml = await (await get("/sitemap.xml")).text();
  const named = [...xml.matchAll(/<loc>[^<]*?:\d+([^<]*)<\/loc>/g)].map(([, path = ""]) =>
    decodeURI(path.replaceAll("&amp;", "&")),
  );
  expect(named.filter(isEmpty)).toEqual([]);
  expect(named).toContain(pathIn(language, "/courses/d-pharm"));

  for (const word of ["NAAC", "IQAC", "patents", "organogram", "alumni"]) {
    const found = the(await pageAt(`${pathIn(language, "/search")}?q=${word}`), "main");
    expect(linksIn(found).filter(isEmpty)).toEqual([]);
  }
});

test.each(languages)("no document of %s is empty or says anything of the sample", async (language) => {
  const page = await pageAt(pathIn(language, "/downloads"));
  const files = all(page, "main a[href^='/documents/']").map(({ attributes: { href = "" } }) => href);
  // Without fees there is no fee sheet.
  // Nor is there a prospectus of an institute that has not said where it is.
  const made = ["syllabus", "application-form"];
  expect(files).toEqual(made.map((name) => `/documents/${name}-${language}.pdf`));
  for (const file of files) {
    const { title, pages } = await documentText(new Uint8Array(await (await get(file)).arrayBuffer()));
    expect(textFaults([title, ...pages].join("\n"))).toEqual([]);
    expect(pages.filter((text) => text.trim() === "")).toEqual([]);
  }
});
