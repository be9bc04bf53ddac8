import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterAll, expect, test } from "vitest";
import { setSitePictures } from "#app/cms/content/media.ts";
import { words } from "#app/ui/words/words.ts";
import { all, readHtml } from "../../tests/help/html.ts";
import { Page } from "./page.tsx";
import { type Site, SiteProvider } from "./site.tsx";

const photograph = "files/0123456789abcdef01234567-1600x1200";
afterAll(() => setSitePictures({}));

/** The pictures of a page whose text has this one. */
function picturesWith(picture: string | undefined) {
  const text = { title: "Privacy policy", picture, alt: "The library", blocks: [] };
  const site = { locale: "en", address: "/privacy-policy", t: words.en, link: (to: string) => to } as unknown as Site;
  Object.assign(site, { pages: { text: () => text, lists: () => true } });
  const router = createMemoryRouter([{ path: "*", element: <Page /> }]);
  const html = renderToStaticMarkup(
    <SiteProvider value={site}>
      <RouterProvider router={router} />
    </SiteProvider>,
  );
  return all(readHtml(html), "main img").map(({ attributes }) => attributes.alt);
}

test("a photograph that the office chose for a page is next to its heading, and an ornament is not", () => {
  setSitePictures({ "site/plants": { width: 800, height: 600, widths: [800], isDrawing: true, address: "/plants" } });
  expect(picturesWith(photograph)).toEqual(["The library"]);
  expect(picturesWith("site/plants")).toEqual([]);
  expect(picturesWith(undefined)).toEqual([]);
});
