import { pictureOf } from "../help/faculty-files.ts";
import { expectTyped, openDashboard, post, profile, signIn, ways, work } from "../help/faculty-journeys.ts";
import { fill } from "../help/form-journeys.ts";
import { expect, test } from "../help/journey.ts";

const { afterApproval } = ways[0].t.dashboard;

test.use({ expected: /ERR_FAILED/ });

test("what is typed in one part is not lost when another is answered", async ({ page, context, site }) => {
  await signIn(context, site);
  await openDashboard(page, ways[0]);
  await fill(page.locator("#profile"), profile);
  await page.getByText("Add a publication").click();
  await fill(page.locator("#publications"), work);
  await page.getByText("Add a patent").click();
  await fill(page.locator("#patents"), { ...work, title: "A cup" });
  await page.locator("#patents").getByRole("button", { name: "Add" }).click();
  await expect(page.locator("#patents").getByRole("status")).toHaveText(`The entry has been saved. ${afterApproval}`);
  await expectTyped(page, "#profile", profile);
  await expectTyped(page, "#publications", work);
  await page.locator("#profile").getByRole("button", { name: "Save profile" }).click();
  await expect(page.locator("#profile").getByRole("status")).toHaveText(
    `Your profile has been saved. ${afterApproval}`,
  );
  await expectTyped(page, "#publications", work);
});

test("what is typed into another form of a part is not lost when the part is answered", { tag: "@rest" }, async ({
  page,
  context,
  site,
}) => {
  await signIn(context, site);
  for (const title of ["One", "Two"])
    await post(context, site, "/faculty/dashboard", { intent: "work", list: "patents", ...work, title });
  await openDashboard(page, ways[0]);
  const patents = page.locator("#patents");
  await page.getByText("Add a patent").click();
  await fill(patents.locator("#patents-new-form"), { ...work, title: "A cup" });
  await patents.locator("li summary").first().click();
  await patents.getByRole("button", { name: "Remove" }).click();
  await expect(patents.getByRole("status")).toHaveText(`The entry has been removed. ${afterApproval}`);
  await expect(patents.locator("li")).toHaveCount(1);
  await expect(patents.locator("#patents-new-title")).toBeVisible();
  await expect(patents.locator("#patents-new-title")).toHaveValue("A cup");
  await patents.getByRole("button", { name: "Add" }).click();
  await expect(patents.getByRole("status")).toHaveText(`The entry has been saved. ${afterApproval}`);
  await expect(patents.locator("li")).toHaveCount(2);
  await expect(patents.locator("#patents-new-title")).toHaveValue("");
});

test("a résumé that is chosen waits while the photo is uploaded", { tag: "@rest" }, async ({ page, context, site }) => {
  await signIn(context, site);
  await openDashboard(page, ways[0]);
  const picture = { name: "a.png", mimeType: "image/png", buffer: Buffer.from(await pictureOf("red")) };
  await page.locator("#files-resume").setInputFiles({ ...picture, name: "resume.png" });
  await page.locator("#files-photo").setInputFiles(picture);
  await page.getByRole("button", { name: "Upload the photo" }).click();
  await expect(page.locator("#files").getByRole("status")).toHaveText(`The file has been saved. ${afterApproval}`);
  await page.getByRole("button", { name: "Upload the resume" }).click();
  await expect(page.locator("#files").getByRole("link", { name: "See the file" })).toBeVisible();
});

test("without a connection a part keeps what was typed, says so, and can be sent later", async ({
  page,
  context,
  site,
}) => {
  await signIn(context, site);
  await openDashboard(page, ways[0]);
  await fill(page.locator("#profile"), profile);
  const save = page.locator("#profile").getByRole("button", { name: "Save profile" });
  await page.route("**/*", (route) => (route.request().method() === "POST" ? route.abort() : route.fallback()));
  await save.click();
  await expect(page.locator("#profile").getByRole("alert")).toContainText("This could not be sent.");
  await expect(save).toBeFocused();
  await expectTyped(page, "#profile", profile);
  await page.unrouteAll();
  await save.click();
  await expect(page.locator("#profile").getByRole("status")).toHaveText(
    `Your profile has been saved. ${afterApproval}`,
  );
  await expect(page.locator("#profile").getByRole("alert")).toHaveCount(0);
});
