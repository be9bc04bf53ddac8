import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { findPicture, largestFile, setSitePictures } from "#app/cms/content/media.ts";
import { publicRecords } from "#app/cms/content/public-records.server.ts";
import { recordsInFiles } from "#app/cms/content/read-records.server.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { Gallery } from "#app/ui/picture.tsx";
import { type Site, SiteProvider } from "#app/ui/site.tsx";
import { words } from "#app/ui/words/words.ts";
import { all, readHtml, textOf, the } from "../../../tests/help/html.ts";
import { facilities, facilityRecords, firstFacilities } from "./facilities.server.ts";
import { FacilityGallery } from "./infrastructure-page.tsx";

const photograph = "files/0123456789abcdef01234567-1200x1600";
const inFile = () => recordsInFiles(facilityRecords).facilities;
let records = publicRecords();

beforeAll(() => {
  const drawing = { width: 800, height: 600, widths: [480, 800], isDrawing: true };
  setSitePictures(
    Object.fromEntries(inFile().map(({ picture }) => [picture, { ...drawing, address: `/pictures/${picture}` }])),
  );
});
afterAll(() => setSitePictures({}));
afterEach(() => {
  records = publicRecords();
});

/** Publishes a photograph of these facilities. */
function publish(ids: string[]) {
  const entries = new Map(
    inFile()
      .filter(({ id }) => ids.includes(id))
      .map((facility) => [
        facility.id,
        {
          ...{ is: "current" as const, record: { ...facility, picture: photograph }, firstAt: undefined, changedAt: 1 },
          ...{ endedAt: undefined, replacedBy: undefined, follows: undefined },
        },
      ]),
  );
  records = publicRecords({ publication: 1, entries: new Map([["facilities", entries]]) });
}

/** The gallery, or that of the home page: whether it says that these are drawings, its pictures, and what they open. */
function draw(locale: Locale, ofHome = false) {
  const first = firstFacilities(records.in(locale), 3).items.map(({ title, ...picture }) => ({
    ...picture,
    caption: title,
  }));
  const html = renderToStaticMarkup(
    <SiteProvider value={{ locale } as Site}>
      {ofHome ? (
        <Gallery layout="strip" pictures={first} />
      ) : (
        <FacilityGallery facilities={facilities(records.in(locale))} />
      )}
    </SiteProvider>,
  );
  const page = readHtml(html);
  const links = all(page, "a:has(img)");
  return {
    saysDrawings: textOf(page).includes(words[locale].gallery.drawings),
    shown: links.map((link) => the(link, "img").attributes),
    opened: links.map(({ attributes }) => attributes.href),
    sheets: all(page, "link[rel=stylesheet]").length,
  };
}

test.each(["en", "mr"] as const)("in %s, a photograph among drawings is opened by its drawing", (locale) => {
  const drawings = draw(locale);
  publish(["library"]);
  const { shown, opened, saysDrawings, sheets } = draw(locale);
  expect([saysDrawings, shown, sheets]).toEqual([true, drawings.shown, 0]);
  const at = inFile().findIndex(({ id }) => id === "library");
  expect(opened).toEqual(drawings.opened.with(at, largestFile(photograph)));
});

test.each(["en", "mr"] as const)(
  "in %s, once all are photographs they are shown, upright ones cropped below the head",
  (locale) => {
    publish(inFile().map(({ id }) => id));
    const { shown, saysDrawings, sheets } = draw(locale);
    expect([saysDrawings, sheets]).toEqual([false, 1]);
    for (const { src, class: classes } of shown)
      expect([src, classes]).toEqual([`${findPicture(photograph)?.address}-1200.webp`, "photograph upright"]);
  },
);

test("the home page shows photographs as soon as its own are, and the gallery waits for the others", () => {
  publish(
    inFile()
      .slice(0, 3)
      .map(({ id }) => id),
  );
  const { sheets, shown } = draw("en", true);
  expect(sheets).toBe(1);
  const [large, ...small] = shown.map(({ sizes }) => sizes);
  expect(small, "the small ones load small files").toEqual(small.map(() => "(min-width: 70rem) 360px, 30vw"));
  expect(large).toContain("60vw");
  expect(draw("en").sheets).toBe(0);
});
