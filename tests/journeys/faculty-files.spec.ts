import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { openDashboard, pressBusy, signIn, type Way, ways } from "../help/faculty-journeys.ts";
import { expect, test } from "../help/journey.ts";

const part = (page: Page) => page.locator("#files");

const picture = (format: "jpeg" | "png") =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: "#0b6b4f" } })
    .toFormat(format)
    .toBuffer();

/** Checks the result of a form of the part. */
async function expectTold(page: Page, role: "status" | "alert", sentence: string, { isScripted }: Way) {
  const note = part(page).getByRole(role).filter({ hasText: sentence });
  await expect(note).toBeInViewport();
  if (isScripted) await expect(note).toBeFocused();
}

/** The browser's own style for a picture in a separate tab, which the site's policy blocks. */
const pictureInTab = /Applying inline style .*\/uploads/;

for (const way of ways)
  test.describe(way.name, { tag: way.tag }, () => {
    test.use({ ...way.use, expected: new RegExp(`${way.use.expected.source}|${pictureInTab.source}`) });
    const { isScripted } = way;
    const words = way.t.dashboard;

    test("a photo and a résumé are uploaded, shown, refused, and removed", async ({
      page,
      context,
      site,
    }, testInfo) => {
      await signIn(context, site);
      await openDashboard(page, way);
      const upload = (what: string) => part(page).getByRole("button", { name: words.upload(what), exact: true });
      const photo = part(page).getByRole("img", { name: words.photo });
      const buffer = await picture("jpeg");

      await part(page)
        .getByLabel(words.photo, { exact: true })
        .setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer });
      await pressBusy(upload(words.photo), words.uploading, way);
      await expectTold(page, "status", `${words.uploaded} ${words.afterApproval}`, way);
      await expect(photo).toHaveJSProperty("naturalWidth", 640);
      await expect(photo).toHaveAttribute("width", "640");
      await expect(page.locator("#own img"), "the card shows it too").toHaveAttribute("src", /uploads/);
      const missing = page.locator("#missing").getByRole("link", { name: words.photo, exact: true });
      await expect(missing, "it is no longer missing").toHaveCount(0);

      const refused = { name: "me.jpg", mimeType: "image/jpeg", buffer: Buffer.from("not a picture at all") };
      await part(page).getByLabel(words.photo, { exact: true }).setInputFiles(refused);
      await pressBusy(upload(words.photo), words.uploading, way);
      await expectTold(page, "alert", words.problems.fileKind, way);
      await expect(photo).toHaveJSProperty("complete", true);
      // As a file: five megabytes in a message to the browser take longer than a busy machine has.
      const large = testInfo.outputPath("me.png");
      await writeFile(large, Buffer.alloc(5 * 1024 * 1024 + 1));
      const chosen = part(page).getByLabel(words.resume, { exact: true });
      await chosen.setInputFiles(large);
      await upload(words.resume).click();
      // With scripts, the browser reports it itself and sends nothing.
      if (isScripted) await expect(chosen).toHaveJSProperty("validationMessage", words.problems.fileLarge);
      else await expectTold(page, "alert", words.problems.fileLarge, way);

      const resume = { name: "resume.png", mimeType: "image/png", buffer: await picture("png") };
      await chosen.setInputFiles(resume);
      await pressBusy(upload(words.resume), words.uploading, way);
      await expectTold(page, "status", `${words.uploaded} ${words.afterApproval}`, way);
      const opened = page.waitForEvent("popup");
      await part(page).getByRole("link", { name: words.seeFile }).click();
      const file = await opened;
      await expect(file.locator("img")).toHaveJSProperty("naturalWidth", 900);
      await file.close();

      await part(page)
        .getByRole("button", { name: words.removeFile(words.photo), exact: true })
        .click();
      await expectTold(page, "status", `${words.removed} ${words.afterApproval}`, way);
      await expect(photo).toHaveCount(0);
      await expect(page.locator("#own img")).toHaveCount(0);
      await expect(missing).toBeVisible();
      await expect(part(page).getByRole("link", { name: words.seeFile })).toBeVisible();
    });
  });

test("a portrait of 6 MB, more than the site takes, is made smaller on the device before it is sent", async ({
  page,
  context,
  site,
}) => {
  const way = ways.find(({ isScripted }) => isScripted) as Way;
  const words = way.t.dashboard;
  await signIn(context, site);
  await openDashboard(page, way);
  const large = Buffer.concat([await picture("jpeg"), Buffer.alloc(6 * 1024 * 1024)]);
  await part(page)
    .getByLabel(words.photo, { exact: true })
    .setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: large });
  const post = page.waitForRequest((request) => request.method() === "POST");
  await part(page)
    .getByRole("button", { name: words.upload(words.photo), exact: true })
    .click();
  const { requestBodySize } = await (await post).sizes();
  expect(requestBodySize).toBeLessThan(200_000);
  await expectTold(page, "status", `${words.uploaded} ${words.afterApproval}`, way);
  await expect(part(page).getByRole("img", { name: words.photo })).toHaveJSProperty("naturalWidth", 640);
});
