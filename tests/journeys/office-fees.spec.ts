import type { Page } from "@playwright/test";
import { recordWords } from "../../app/office/records/record-words.ts";
import { secondLookWords } from "../../app/office/records/second-look-words.ts";
import { axeFaults } from "../help/axe.ts";
import { expect, test } from "../help/journey.ts";
import { layoutFaults } from "../help/layout.ts";
import { joinOffice } from "../help/office-journeys.ts";

test.use({ expected: /status of 400/, viewport: { width: 360, height: 740 } });

/** Seconds on a phone for a tap with looking for its place, and for a character: 25 words of five letters a minute. */
const perTap = 2;
const perCharacter = 0.48;

/** Fills a form in as a person with a phone does, and counts what that takes. */
function clerkAt(page: Page) {
  const count = { taps: 0, characters: 0 };
  const field = async (name: string) => {
    const found = page.locator(`#record-form [name="${name}"]`);
    const folded = page.locator("#record-form details:not([open])", { has: page.locator(`[name="${name}"]`) });
    while ((await folded.count()) > 0) {
      count.taps += 1;
      await folded.first().locator("> summary").click();
    }
    return found;
  };
  return {
    count,
    async type(name: string, text: string) {
      count.taps += 1;
      count.characters += text.length;
      await (await field(name)).fill(text);
    },
    async choose(name: string, value: string) {
      count.taps += 2;
      const found = await field(name);
      if (await found.first().evaluate((each) => each.tagName === "SELECT")) await found.selectOption(value);
      else await page.locator(`#record-form [name="${name}"][value="${value}"]`).check();
    },
    async press(name: string) {
      count.taps += 1;
      await page
        .getByRole("button", { name: new RegExp(`^${name}( ?:|$)`) })
        .first()
        .click();
    },
  };
}

const lines = [
  ["Tuition fee", "शिक्षण शुल्क", "tuition", "60000"],
  ["Development fee", "विकास शुल्क", "development", "6000"],
  ["Laboratory fee", "प्रयोगशाळा शुल्क", "other", "3000"],
  ["Library fee", "ग्रंथालय शुल्क", "other", "2000"],
  ["Sports and insurance", "क्रीडा व विमा", "other", "2000"],
] as const;

test("a clerk enters an order of two years and five lines on a phone within six minutes, and the principal publishes it", async ({
  page,
  browser,
  site,
}) => {
  const { buttons, record } = recordWords.en;
  const clerk = clerkAt(page);
  await joinOffice(page.context(), site, "office");
  await page.goto("/office/records/feeOrders/new");
  await clerk.type("year", "2029-30");
  await clerk.choose("fixedBy", "fra");
  await clerk.choose("decision", "final");
  await clerk.type("number.en", "SAMPLE/FRA/1");
  await clerk.type("number.mr", "SAMPLE/FRA/1");
  await clerk.type("orderedOn", "2029-03-31");
  await clerk.type("inForceFrom", "2029-06-01");
  for (const [at, [en, mr, head, rupees]] of lines.entries()) {
    if ((await page.locator(`[name="lines.${at}.name.en"]`).count()) === 0) {
      await clerk.press("Add a fee");
      await expect(page.locator(`[name="lines.${at}.name.en"]`)).toBeAttached();
    }
    await clerk.type(`lines.${at}.name.en`, en);
    await clerk.type(`lines.${at}.name.mr`, mr);
    await clerk.choose(`lines.${at}.head`, head);
    await clerk.type(`lines.${at}.firstYear`, rupees);
    await clerk.type(`lines.${at}.secondYear`, rupees);
  }
  await clerk.type("orderTotal", "66000");
  const words = page.locator(`[name="lines.0.firstYear"] + output`);
  await expect(words, "while it is typed").toContainText("₹60,000: sixty thousand rupees");
  await expect(words).toContainText("साठ हजार रुपये");
  await clerk.press(buttons.save);
  await expect(page.getByRole("status").filter({ hasText: record.waits })).toBeVisible();
  const { taps, characters } = clerk.count;
  const seconds = Math.round(taps * perTap + characters * perCharacter);
  test
    .info()
    .annotations.push({ type: "entered", description: `${taps} taps, ${characters} characters, ${seconds} s` });
  expect(seconds).toBeLessThanOrEqual(360);

  const other = await browser.newContext({ baseURL: site.url, viewport: { width: 360, height: 740 } });
  await joinOffice(other, site, "principal");
  const principal = await other.newPage();
  await principal.goto(new URL(page.url()).pathname);
  await principal.getByRole("button", { name: buttons.publish, exact: true }).first().click();
  const card = principal.getByRole("region", { name: secondLookWords.en.title });
  await expect(card.locator("table")).toHaveCount(2);
  const pieces = await card.locator("td").evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getClientRects().length;
    }),
  );
  expect(Math.max(...pieces), "an amount is on one line").toBe(1);
  expect(await axeFaults(principal)).toEqual([]);
  expect(await layoutFaults(principal)).toEqual({ large: [], narrow: [] });
  await card.getByRole("textbox").fill("7300");
  await card.getByRole("button").click();
  await expect(card.getByRole("alert")).toContainText("₹73,000: seventy-three thousand rupees");
  await card.getByRole("textbox").fill("73000");
  await card.getByRole("button").click();
  await expect(principal.getByRole("status").filter({ hasText: record.inAMinute })).toBeVisible();
  await other.close();
});
