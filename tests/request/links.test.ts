import { expect, test } from "vitest";
import { expectOfEveryPage, pageAt } from "../help/every-page.ts";
import { type Element, elements, readHtml } from "../help/html.ts";
import { everyPage } from "../help/routes.ts";
import { get, siteUrl } from "../help/visit.ts";

/** Every URL of the site on a page: links, pictures in each width, styles, forms. */
function addressesOf(page: Element): string[] {
  const named = elements(page).flatMap(({ attributes }) => [
    ...["href", "src", "data-entry"].flatMap((name) => attributes[name] ?? []),
    // The fragment of a form's address exists once it was answered (posted-forms.ts checks it).
    attributes.action?.replace(/#.*/, "") ?? "",
    ...(attributes.srcset ?? "").split(",").map((each) => each.trim().split(" ")[0] ?? ""),
  ]);
  return named.filter(Boolean).map((each) => each.replace(siteUrl, ""));
}

const isOwn = (address: string) => !/^(\w+:|\/\/)/.test(address);

test("every link, picture and form of every page leads somewhere", { timeout: 120_000 }, async () => {
  const start = [...everyPage.map(([path]) => path), "/no-such-page", "/mr/no-such-page"];
  const idsOf = new Map<string, Set<string | undefined>>();
  const namedBy = new Map<string, string>();
  const waiting = start.map((path) => ({ path, from: "the list of routes" }));
  const asked = new Set<string>();
  const broken: string[] = [];

  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { path, from } = next;
    if (asked.has(path)) continue;
    asked.add(path);
    const answer = await get(path);
    const isMissing = answer.status >= 400 && !path.endsWith("/no-such-page");
    if (isMissing || answer.status === 308) broken.push(`${path} of ${from}: ${answer.status}`);
    if (!answer.headers.get("content-type")?.startsWith("text/html")) {
      await answer.arrayBuffer();
      continue;
    }
    const page = readHtml(await answer.text());
    idsOf.set(path, new Set(elements(page).map(({ attributes: { id } }) => id)));
    for (const address of addressesOf(page).filter(isOwn)) {
      const full = address.startsWith("#") ? path + address : address;
      namedBy.set(full, path);
      waiting.push({ path: full.split("#")[0] || "/", from: path });
    }
  }
  expect(broken).toEqual([]);
  expect(idsOf.size).toBeGreaterThan(everyPage.length + 40);

  const lost = [...namedBy].filter(([address]) => {
    const [path = "", place] = address.split("#");
    return place && idsOf.get(path || "/")?.has(place) === false;
  });
  expect(lost).toEqual([]);
});

test("every page is linked from another", async () => {
  const linked = new Set<string>();
  for (const [path] of everyPage)
    for (const address of addressesOf((await pageAt(path)).page)) if (address !== path) linked.add(address);
  expect(everyPage.map(([path]) => path).filter((path) => !linked.has(path))).toEqual([]);
});

test("links to other sites are safe, and links to people work", () =>
  expectOfEveryPage(({ page }) => {
    const others = addressesOf(page).filter((address) => !isOwn(address));
    const isUsable = (address: string) => /^(https:\/\/|tel:\+?\d{3,}$|mailto:[^@\s]+@[^@\s]+$)/.test(address);
    expect(others.filter((address) => !isUsable(address))).toEqual([]);
  }));
