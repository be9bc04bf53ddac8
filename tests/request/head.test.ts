import { describe, expect, test } from "vitest";
import { expectOfEveryPage, pageAt } from "../help/every-page.ts";
import { all, type Element, textOf, the } from "../help/html.ts";
import { everyPage, pathIn } from "../help/routes.ts";
import { get, siteUrl } from "../help/visit.ts";

const content = (page: Element, selector: string) => the(page, selector).attributes.content ?? "";

describe("the head of every page", () => {
  test("describes the page in texts of a length that search engines show", () =>
    expectOfEveryPage(({ page, language }) => {
      const title = textOf(the(page, "title"));
      expect(title.length).toBeGreaterThanOrEqual(10);
      expect([...title].length).toBeLessThanOrEqual(65);
      const description = content(page, "meta[name=description]");
      expect(description.length).toBeGreaterThanOrEqual(50);
      expect([...description].length).toBeLessThanOrEqual(160);
      if (language === "mr") expect(title + description).toMatch(/\p{Script=Devanagari}{3}/u);
    }));

  test("has the page's canonical address and its translations", () =>
    expectOfEveryPage(({ page, path, address }) => {
      expect(the(page, "link[rel=canonical]").attributes.href).toBe(siteUrl + path);
      const twins = all(page, "link[rel=alternate][hreflang]").map(({ attributes: { hreflang, href } }) => [
        hreflang,
        href,
      ]);
      expect(Object.fromEntries(twins)).toEqual({
        en: siteUrl + address,
        mr: siteUrl + pathIn("mr", address),
        "x-default": siteUrl + address,
      });
    }));

  test("has a title, a text and a picture for sharing", () =>
    expectOfEveryPage(async ({ page, language }) => {
      expect(content(page, "meta[property=og:title]")).toBe(textOf(the(page, "title")));
      expect(content(page, "meta[property=og:description]")).toBe(content(page, "meta[name=description]"));
      expect(content(page, "meta[property=og:locale]")).toBe(language === "en" ? "en_IN" : "mr_IN");
      const picture = content(page, "meta[property=og:image]");
      expect(picture.startsWith(`${siteUrl}/`)).toBe(true);
      const answer = await get(picture.slice(siteUrl.length));
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toMatch(/^image\//);
    }));
});

test("no two pages have the same title or the same description", async () => {
  const heads = await Promise.all(
    everyPage.map(async ([path]) => {
      const { page } = await pageAt(path);
      return [textOf(the(page, "title")), content(page, "meta[name=description]")] as const;
    }),
  );
  for (const index of [0, 1] as const) {
    const texts = heads.map((head) => head[index]);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  }
});
