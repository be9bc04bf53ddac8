import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { filesWords } from "../../app/office/files/files-words.ts";
import { recordFormWords } from "../../app/office/record-form/record-form-words.ts";
import { recordWords } from "../../app/office/records/record-words.ts";
import { culturalEventKind } from "../../app/site/events/event.ts";
import { axeFaults } from "../help/axe.ts";
import { expect, test } from "../help/journey.ts";
import { layoutFaults } from "../help/layout.ts";
import { slide } from "../help/lightbox.ts";
import { joinOffice } from "../help/office-journeys.ts";
import { passMinuteOf } from "../help/pass-minute.ts";
import { rowsIn } from "../help/rows.ts";

test.use({ expected: /status of 400/, viewport: { width: 360, height: 740 } });

const kind = culturalEventKind.words.mr;
const [files, form, { buttons, record }] = [filesWords.mr, recordFormWords.mr, recordWords.mr];

/** Twelve photographs, each of its own colour. */
const twelve = () =>
  Promise.all(
    Array.from({ length: 12 }, async (_, at) => ({
      name: `IMG_${at + 1}.jpg`,
      mimeType: "image/jpeg",
      buffer: await sharp({
        create: { width: 1000, height: 750, channels: 3, background: { r: 20 * at, g: 90, b: 140 } },
      })
        .jpeg()
        .toBuffer(),
    })),
  );

/** A person with a phone, whose taps and letters are counted; what is tapped in the phone's own gallery is not the site's. */
function clerkAt(page: Page) {
  const count = { taps: 0, letters: 0 };
  return {
    count,
    async tap(target: Locator, taps = 1) {
      count.taps += taps;
      await target.click();
    },
    async type(name: string, text: string) {
      count.taps += 1;
      count.letters += text.length;
      await page.locator(`[name="${name}"]`).fill(text);
    },
    /** A day is picked in the phone's calendar: the field, the day, OK. */
    async pick(name: string, day: string) {
      count.taps += 3;
      await page.locator(`[name="${name}"]`).fill(day);
    },
  };
}

test("an event with twelve photos takes a clerk at most 20 taps and 80 letters, and both languages describe each photo", async ({
  page,
  context,
  site,
}) => {
  test.slow();
  const clerk = clerkAt(page);
  const main = page.getByRole("main");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await joinOffice(context, site, "office");
  await page.goto("/mr/office/records");
  await clerk.tap(main.getByRole("link", { name: kind.many, exact: true }));
  await clerk.tap(main.getByRole("link", { name: kind.add, exact: true }).first());
  await clerk.type("title.mr", "जागतिक एड्स दिन रॅली");
  await clerk.type("title.en", "World AIDS Day rally");
  await clerk.pick("on", "2026-12-01");
  await clerk.type("time.mr", "सकाळी ९");
  await clerk.type("description.mr", "गावातून फेरी, मग पथनाट्य.");
  await clerk.tap(button(form.uploadSeveral));
  await page.waitForURL("**/office/files?**", { waitUntil: "networkidle" });
  const chooser = page.waitForEvent("filechooser");
  await clerk.tap(page.getByLabel(files.choose.picture), 2);
  await (await chooser).setFiles(await twelve());
  await clerk.tap(button(files.send));
  await expect(page.getByText(`${files.there}. ${files.choices.chosen}`)).toHaveCount(12, { timeout: 60_000 });
  await clerk.tap(page.getByRole("link", { name: files.toRecord }));
  await page.waitForLoadState("networkidle");

  const rows = page.locator("#f-pictures > ol > li");
  await expect(rows).toHaveCount(12);
  await expect(rows.locator("details[open]"), "each is folded to its thumbnail").toHaveCount(0);
  await expect(rows.locator("summary img")).toHaveCount(12);
  await expect(rows.first(), "and a description").toContainText("जागतिक एड्स दिन रॅली, फोटो १");
  await expect(page.getByRole("checkbox", { name: form.allAgreed })).toHaveCount(1);
  expect(await axeFaults(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual({ narrow: [], large: [] });

  await clerk.tap(page.getByRole("checkbox", { name: form.allAgreed }));
  await clerk.tap(button(buttons.publish));
  await expect(page.getByRole("alert").getByRole("listitem"), "nothing about the photos").toHaveCount(2);
  await clerk.tap(page.getByRole("alert").getByRole("button", { name: buttons.publishFollows("en") }));
  await expect(page.getByRole("status").filter({ hasText: record.inAMinute })).toBeVisible();

  const { taps, letters } = clerk.count;
  console.info(`An event with twelve photos: ${taps} taps, ${letters} letters.`);
  expect(taps).toBeLessThanOrEqual(20);
  expect(letters).toBeLessThanOrEqual(80);

  const agreed = rowsIn(site.dataDir, "SELECT DISTINCT reference FROM activities WHERE what = 'peopleAgreed'");
  expect(agreed.length, "the consent is in the log for each photo").toBeGreaterThanOrEqual(12);
  const slug = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  passMinuteOf(site.dataDir, slug);
  const shown = (path: string) =>
    context.request.get(`${site.url}${path}?event=${slug}`).then((answer) => answer.text());
  await expect.poll(() => shown("/mr/events/cultural")).toContain("जागतिक एड्स दिन रॅली, फोटो १२");
  await expect.poll(() => shown("/events/cultural")).toContain("World AIDS Day rally, photo 12");
  await page.goto(`/mr/events/cultural?event=${slug}`);
  await expect(main.locator("a[data-open=picture]"), "the main photo is not shown twice").toHaveCount(12);
  // The lightbox takes what the screen shows: the smallest file, as AVIF, and not the largest.
  await expect(main.locator("a[data-open=picture] img").first()).toHaveJSProperty("complete", true);
  await main.locator("a[data-open=picture]").first().click();
  await expect
    .poll(() =>
      slide(page)
        .getByRole("img")
        .evaluate((image) => (image as HTMLImageElement).currentSrc),
    )
    .toMatch(/-480\.avif$/);
});
