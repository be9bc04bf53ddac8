import { expect, test } from "vitest";
import { partWords } from "#app/office/parts/parts.ts";
import { openWatchedSite } from "../help/drawn-pages.ts";
import { all, type Element, textOf, the } from "../help/html.ts";
import { newStaff } from "../help/office.ts";
import { cardsIn, pageForm, pressOn, write } from "../help/page-parts.ts";
import { fieldsIn, press, saidIn } from "../help/record-forms.ts";

const message = "about-us-message-principal";
const words = (name: string, count: number, end: string) =>
  Array.from({ length: count }, (_, at) => `${name} ${at + 1}. ${end}`).join("\n\n");

/** The places of paragraphs that have no partner in the other language. */
const unpairedIn = (page: Element) => all(page, "main p").filter((p) => textOf(p) === partWords.en.pasted.nothing);

test("a pasted text of 9 paragraphs with one of 8 cannot be published until each has its partner", async () => {
  const { url, dataDir, get, pass } = await openWatchedSite();
  const { browser } = await newStaff("principal", { url, dataDir });
  const pasted = {
    "pasted.mr": words("परिच्छेद", 9, "पुढचे वाक्य."),
    "pasted.en": words("Paragraph", 8, "One more sentence."),
  };
  const pairs = await write(browser, message, "pasted", pasted, "pasted:pair");
  expect(textOf(the(pairs.page, "section[aria-labelledby=pairs] [role=status]"))).toMatch(
    /^9 .*8 .*Until then, this page cannot be published/,
  );
  expect(unpairedIn(pairs.page)).toHaveLength(1);
  expect(all(pairs.page, 'button[value="pasted:instead"]')).toEqual([]);

  // Also when it is not asked for by a button of the page.
  const forced = await pressOn(browser, message, pairs, "pasted:instead");
  expect(unpairedIn(forced.page)).toHaveLength(1);
  const list = await browser.visit(pageForm(message));
  const refused = await press(browser, pageForm(message), list, "publish");
  expect([refused.status, saidIn(refused.page)]).toEqual([
    400,
    expect.stringContaining("a Marathi paragraph for each English one"),
  ]);
  const [problem] = all(refused.page, "#problems a").map(({ attributes }) => attributes.href);
  expect(problem).toBe("?part=pasted&why#f-pasted");

  const kept = await browser.visit(`${pageForm(message)}?part=pasted`);
  expect(fieldsIn(kept.page)["pasted.mr"]).toBe(pasted["pasted.mr"]);
  const joined = await pressOn(browser, message, kept, "pasted:join.mr.4");
  expect(unpairedIn(joined.page)).toEqual([]);
  const made = await pressOn(browser, message, joined, "pasted:instead");
  expect(cardsIn(made.page)).toHaveLength(8);
  expect(cardsIn(made.page)[3]).toMatch(/Paragraph 4\..*परिच्छेद 4\. पुढचे वाक्य\. परिच्छेद 5\./);
  expect((await press(browser, pageForm(message), made, "publish")).status).toBe(200);
  pass(60_000);
  expect((await get("/mr/about-us/message/principal")).html).toContain("<p>परिच्छेद 9. पुढचे वाक्य.</p>");
  expect((await get("/about-us/message/principal")).html).toContain("<p>Paragraph 8. One more sentence.</p>");
});
