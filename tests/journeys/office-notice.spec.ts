import type { Page } from "@playwright/test";
import { recordWords } from "../../app/office/records/record-words.ts";
import { stoppedWords } from "../../app/office/records/stopped-words.ts";
import { axeFaults } from "../help/axe.ts";
import { holdPosts } from "../help/form-journeys.ts";
import { expect, test } from "../help/journey.ts";
import { layoutFaults } from "../help/layout.ts";
import { joinOffice } from "../help/office-journeys.ts";
import { expectGoodLook } from "../help/office-look.ts";
import { rowsIn } from "../help/rows.ts";

test.use({ expected: /status of 4(00|09)/ });

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();
/** What the page says of the state of its record. */
const state = (page: Page, text: string | RegExp) => page.getByRole("status").filter({ hasText: text });
async function type(page: Page, text: Partial<Record<"mr" | "en", string>>) {
  for (const [locale, each] of Object.entries(text)) await page.locator(`[name="text.${locale}"]`).fill(each);
}

/** Lets a minute pass for what was published of a notice. */
const passMinute = ({ dataDir }: { dataDir: string }, slug: string) =>
  rowsIn(
    dataDir,
    "UPDATE editions SET publicFrom = publicFrom - 60000, at = at - 60000 WHERE recordId = (SELECT id FROM records WHERE slug = ?) RETURNING id",
    slug,
  );
const slugIn = (page: Page) => new URL(page.url()).pathname.split("/").at(-1) ?? "";

test.describe("without script, in mr at 320 px", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test("a clerk writes a notice, sees how it will look, publishes, undoes, publishes, and takes it off", async ({
    page,
    context,
    site,
  }) => {
    const { buttons, record, refusals, fields } = recordWords.mr;
    await joinOffice(context, site, "office");
    await page.goto("/mr/office");
    await expectGoodLook(page, "the start page");
    await page.getByRole("main").getByRole("link", { name: "नवी सूचना" }).click();
    await expectGoodLook(page, "a new notice");

    await type(page, { mr: "शनिवारी ग्रंथालय बंद राहील." });
    await press(page, buttons.publish);
    await expect(page.getByRole("alert")).toContainText(refusals.incomplete);
    await expectGoodLook(page, "a language is missing");
    await page.getByRole("alert").getByRole("link").click();
    await type(page, { en: "The library is closed on Saturday." });
    await press(page, buttons.preview);
    const frames = page.locator("iframe");
    // In the language that this person writes first, and the other one.
    for (const [at, text] of ["The library is closed on Saturday.", "शनिवारी ग्रंथालय बंद राहील."].entries())
      await expect(frames.nth(at).contentFrame().getByText(text).first()).toBeVisible();
    await expectGoodLook(page, "how it will look");

    await page.getByRole("link", { name: "फॉर्मकडे परत" }).last().click();
    const slug = slugIn(page);
    await press(page, buttons.publish);
    await expect(state(page, record.inAMinute)).toBeVisible();
    await expect(state(page, record.inAMinute), "the page is where that is said").toBeInViewport();
    await expectGoodLook(page, "published a moment ago");
    await press(page, buttons.undo);
    await expect(
      state(page, stoppedWords.mr.draft),
      "it says what is public, and what became of the text",
    ).toBeVisible();
    expect(
      rowsIn(site.dataDir, "SELECT id FROM editions WHERE recordId IN (SELECT id FROM records WHERE slug = ?)", slug),
    ).toEqual([]);

    await press(page, buttons.publish);
    await expect(state(page, record.inAMinute)).toBeVisible();
    passMinute(site, slug);
    await page.reload();
    await expect(state(page, "पर्यंत प्रसिद्ध.")).toBeVisible();
    await page.getByText(buttons.takeOff, { exact: true }).first().click();
    await press(page, buttons.takeOff);
    await expect(page.getByRole("alert"), "it asks why").toHaveText(refusals.why);
    await page.getByLabel(fields.reasons.mistake).check();
    await expectGoodLook(page, "taking it off");
    await press(page, buttons.takeOff);
    await expect(state(page, record.off.mistake)).toBeVisible();
    await expectGoodLook(page, "taken off");
    await press(page, buttons.putBack);
    await expect(state(page, "पर्यंत प्रसिद्ध."), "back at once").toBeVisible();
  });
});

test.describe("in en at 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 } });
  const { buttons, record, conflict, refusals } = recordWords.en;

  /** Checks the screen as it is. */
  async function look(page: Page, name: string) {
    expect.soft(await axeFaults(page), name).toEqual([]);
    expect.soft(await layoutFaults(page), name).toEqual({ narrow: [], large: [] });
  }

  test("a clerk publishes, undoes over a slow network, and schedules in place", { tag: "@rest" }, async ({
    page,
    context,
    site,
  }) => {
    await joinOffice(context, site, "office");
    await page.goto("/office");
    await page.getByRole("main").getByRole("link", { name: "New notice" }).click();
    await page.waitForURL("**/new", { waitUntil: "networkidle" });
    await type(page, { en: "Identity cards are given on Friday.", mr: "ओळखपत्रे शुक्रवारी मिळतील." });
    await look(page, "typed, on this phone only");
    await press(page, buttons.publish);
    await expect(state(page, record.inAMinute)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Notice");
    await look(page, "published a moment ago");
    const slug = slugIn(page);

    const letGo = await holdPosts(page);
    await press(page, buttons.undo);
    await expect(page.locator("[data-device]")).toHaveText("Sending...");
    await letGo();
    await expect(state(page, stoppedWords.en.draft)).toBeVisible();
    await expect(page.getByRole("button", { name: buttons.undo })).toHaveCount(0);

    await page.getByText(buttons.later, { exact: true }).click();
    const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
    await page.locator('[name="form:day"]').fill(day);
    await press(page, buttons.publishThen);
    await expect(
      state(page, /Public on .*10:00.*up to and including/),
      "the offered last day moves along",
    ).toBeVisible();
    await expect(page.getByRole("button", { name: /^Publish on / })).toBeVisible();
    await look(page, "scheduled");
    await page.goto("/office");
    await expect(page.getByRole("link", { name: /^Coming: / })).toBeVisible();
    await page.goto(`/office/records/notices/${slug}`, { waitUntil: "networkidle" });
    await press(page, buttons.stop);
    await expect(state(page, stoppedWords.en.draft)).toBeVisible();
    await press(page, buttons.preview);
    await expect(page.getByRole("heading", { level: 1, name: "How it will look" })).toBeVisible();
  });

  test("two people change one text: both are shown, and one is chosen", { tag: "@rest" }, async ({
    page,
    context,
    site,
    browser,
  }) => {
    await joinOffice(context, site, "office");
    await page.goto("/office/records/notices/orientation", { waitUntil: "networkidle" });
    await type(page, { en: "Orientation is on 8 September." });

    const other = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    await joinOffice(other, site, "principal");
    const theirs = await other.newPage();
    await theirs.goto("/office/records/notices/orientation");
    await type(theirs, { en: "Orientation is on 9 September." });
    await press(theirs, buttons.save);
    await other.close();

    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await press(page, buttons.publish);
    expect((await answer).status()).toBe(409);
    await expect(page.getByRole("alert")).toHaveText(refusals.conflict("Asha Namune"));
    await expect(page.locator('[name="text.en"]')).toHaveValue("Orientation is on 8 September.");
    const their = page.getByRole("heading", { name: conflict.theirs("Asha Namune") });
    await expect(their.locator("..")).toContainText(/9.* September/);
    await look(page, "a conflict");
    await page.getByRole("button", { name: conflict.keepTheirs }).click();
    await expect(page.locator('[name="text.en"]')).toHaveValue("Orientation is on 9 September.");
    await expect(their).toHaveCount(0);
  });
});
