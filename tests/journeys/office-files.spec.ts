import type { Page, Request } from "@playwright/test";
import sharp from "sharp";
import { filesWords } from "../../app/office/files/files-words.ts";
import { axeFaults } from "../help/axe.ts";
import { expect, test } from "../help/journey.ts";
import { joinOffice } from "../help/office-journeys.ts";

const words = filesWords.en;

test.use({ expected: /net::ERR_(FAILED|INTERNET_DISCONNECTED)/ });

/**
 * A photograph that a device can make smaller: its file has more than the picture, which is small for the server's sake.
 * Each test takes its own colours: a site that has a picture says so, and one site may serve several tests.
 */
async function photograph(name: string, background: string) {
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background } }).jpeg();
  return { name, mimeType: "image/jpeg", buffer: Buffer.concat([await picture.toBuffer(), Buffer.alloc(1_000_000)]) };
}

type Files = Awaited<ReturnType<typeof photograph>>[];

/** Chooses files as a person does, who touches the field first. */
async function choose(page: Page, files: Files): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByLabel(words.choose.any).click();
  await (await chooser).setFiles(files);
}

/** Presses Upload, and waits until each file is said to be in a state. @returns the bytes of each post */
async function upload(page: Page, files: Files, state: string): Promise<number[]> {
  const posts: Request[] = [];
  const note = (request: Request) => void (request.method() === "POST" && posts.push(request));
  page.on("request", note);
  await page.getByRole("button", { name: words.send, exact: true }).click();
  for (const { name } of files) await expect(page.getByText(`${name} ${state}`)).toBeVisible({ timeout: 30_000 });
  page.off("request", note);
  return Promise.all(posts.map(async (request) => (await request.sizes()).requestBodySize));
}

test("photographs go each by itself, shrunk on the device; where the code for that is lost, in one post as they are", async ({
  page,
  context,
  site,
}) => {
  await joinOffice(context, site, "office");
  const two = [await photograph("sports.jpg", "green"), await photograph("garba.jpg", "red")];
  const whole = two.reduce((sum, { buffer }) => sum + buffer.length, 0);

  const code = page.waitForResponse(/send-files/);
  await page.goto("/office/files");
  expect((await code).status(), "comes with the page").toBe(200);
  await choose(page, two);
  const posts = await upload(page, two, words.there);
  expect(posts).toHaveLength(2);
  expect(Math.max(...posts)).toBeLessThan(whole / 4);

  await page.route(/send-files/, (route) => route.abort());
  await page.goto("/office/files");
  await choose(page, two);
  const [post = 0, ...more] = await upload(page, two, words.there);
  expect(more).toEqual([]);
  expect(post).toBeGreaterThan(whole);
});

test("for an event three photographs are chosen in its draft, after the network was gone for a moment", async ({
  page,
  context,
  site,
}) => {
  await joinOffice(context, site, "office");
  await page.goto("/office/records/culturalEvents/new", { waitUntil: "networkidle" });
  await page.locator('[name="title.en"]').fill("Garba night");
  const toFiles = page.locator('button[value="files:pictures.0.picture"]');
  const told = page.locator("[data-device]");

  await context.setOffline(true);
  await toFiles.click();
  await expect(told).toContainText("Nothing is lost.");
  await expect(told, "next to the button").toBeInViewport();
  await expect(toFiles).toBeInViewport();
  await context.setOffline(false);
  await expect(told).toContainText("Saved at");
  await toFiles.click();
  await page.waitForURL("**/office/files?**", { waitUntil: "networkidle" });

  const three = [
    await photograph("a.jpg", "teal"),
    await photograph("b.jpg", "orange"),
    await photograph("c.jpg", "purple"),
  ];
  await page.getByLabel(words.choose.picture).setInputFiles(three);
  const posts = await upload(page, three, `${words.there}. ${words.choices.chosen}`);
  expect(posts, "each by itself, though the form was not touched before").toHaveLength(3);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("link", { name: words.toRecord }).click();
  await expect(page.locator("#f-pictures summary img")).toHaveCount(3);
  await page.waitForLoadState("networkidle");
  await expect(page.getByText("Unsaved text from"), "the draft has all that was typed").toHaveCount(0);
  await expect(page.locator('[name="title.en"]')).toHaveValue("Garba night");
  await expect(page.getByRole("status").filter({ hasText: "Draft. The public does not see it." })).toBeVisible();
});
