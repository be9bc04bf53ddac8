import type { Page } from "@playwright/test";
import { partWords } from "../../app/office/parts/parts.ts";
import { recordWords } from "../../app/office/records/record-words.ts";
import { expect, test } from "../help/journey.ts";
import { joinOffice } from "../help/office-journeys.ts";
import { expectGoodLook } from "../help/office-look.ts";
import { passMinuteOf } from "../help/pass-minute.ts";

const six = (words: (at: number) => string) => Array.from({ length: 6 }, (_, at) => words(at + 1)).join("\n\n");
const text = {
  mr: six((at) => `परिच्छेद ${at}: विद्यार्थ्यांनो, पहिले काही आठवडे कठीण वाटतील. मग सवय होते.`),
  en: six((at) => `Paragraph ${at}: students, the first weeks will feel hard. Then you get used to it.`),
};
const message = "about-us-message-principal";

test.describe("without script, in mr at 360 px", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("the principal replaces the message, six paragraphs in both languages, and sees it public", async ({
    page,
    context,
    site,
  }) => {
    const { list, pasted } = partWords.mr;
    const { buttons, record } = recordWords.mr;
    await joinOffice(context, site, "principal");
    let requests = 0;
    page.on("request", (request) => {
      if (request.resourceType() === "document" && request.frame() === page.mainFrame()) requests += 1;
    });
    let taps = 0;
    const tap = async (target: ReturnType<Page["getByRole"]>) => {
      taps += 1;
      await target.click();
    };
    const main = page.getByRole("main");
    const press = (name: string) => tap(page.getByRole("button", { name, exact: true }));

    await page.goto("/mr/office/records/pages");
    await tap(main.getByRole("link", { name: "प्राचार्यांचे मनोगत" }));
    await expectGoodLook(page, "the list of parts");
    await tap(main.getByRole("link", { name: list.paste }));
    for (const [locale, typed] of Object.entries(text)) {
      taps += 1;
      await page.locator(`[name="pasted.${locale}"]`).fill(typed);
    }
    await press(pasted.pair);
    await expect(page.getByRole("status").filter({ hasText: pasted.paired })).toBeVisible();
    await expectGoodLook(page, "the pairs");
    await press(pasted.instead);
    await expect(page.getByRole("region", { name: list.title }).getByRole("listitem")).toHaveCount(6);
    await expectGoodLook(page, "the new parts");
    await press(buttons.preview);
    const [first, last] = ["परिच्छेद 1:", "परिच्छेद 6:"];
    const shown = page.locator("iframe").last().contentFrame();
    for (const each of [first, last]) await expect(shown.getByText(each)).toBeVisible();
    await tap(page.getByRole("link", { name: "फॉर्मकडे परत" }).last());
    await press(buttons.publish);
    await expect(page.getByRole("status").filter({ hasText: record.inAMinute })).toBeVisible();
    await expectGoodLook(page, "published a moment ago");
    passMinuteOf(site.dataDir, message);
    // The server hears of a change by others after the next request.
    const shownTo = () =>
      context.request.get(`${site.url}/mr/about-us/message/principal`).then((answer) => answer.text());
    await expect.poll(shownTo).toContain(text.mr.split("\n")[0]);
    for (const [address, own] of [
      ["/about-us/message/principal", text.en],
      ["/mr/about-us/message/principal", text.mr],
    ] as const) {
      await page.goto(address);
      for (const paragraph of own.split("\n\n")) await expect(main.getByText(paragraph)).toBeVisible();
    }
    console.info(`Replacing the principal's message: ${taps} taps, ${requests} requests for pages.`);
    expect(taps).toBeLessThanOrEqual(10);
    expect(requests).toBeLessThanOrEqual(14);
  });

  test("a clerk changes one part, moves it and removes it, and undoes that", async ({ page, context, site }) => {
    const { list, buttons: parts } = partWords.mr;
    const { buttons } = recordWords.mr;
    await joinOffice(context, site, "office");
    await page.goto(`/mr/office/records/pages/${message.replace("principal", "secretary")}`);
    const cards = page.getByRole("region", { name: list.title }).getByRole("listitem");
    const before = await cards.allTextContents();
    await cards.nth(1).getByRole("link").click();
    await expectGoodLook(page, "one part");
    await page.locator('textarea[lang="mr"]').fill("नवा मजकूर.");
    await page.getByRole("button", { name: parts.down, exact: true }).click();
    await expect(cards.nth(2)).toContainText("नवा मजकूर.");
    await cards.nth(2).getByRole("link").click();
    await page.getByRole("button", { name: parts.remove, exact: true }).click();
    await expect(cards).toHaveCount(before.length - 1);
    await expectGoodLook(page, "a part is removed");
    await page.getByRole("button", { name: list.undo, exact: true }).click();
    await expect(cards).toHaveCount(before.length);
    await cards.first().getByRole("link").click();
    await page.getByRole("button", { name: parts.add, exact: true }).click();
    await expectGoodLook(page, "a new part");
    await page.getByRole("button", { name: buttons.save, exact: true }).click();
    await expectGoodLook(page, "a part with nothing in it");
  });
});
