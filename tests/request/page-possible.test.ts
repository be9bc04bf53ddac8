import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { contentCopy } from "../help/content-copy.ts";
import { all, textOf } from "../help/html.ts";
import { newStaff } from "../help/office.ts";
import { cardsIn, pageForm, textAt, write } from "../help/page-parts.ts";
import { passMinuteOf } from "../help/pass-minute.ts";
import { press, saidIn } from "../help/record-forms.ts";
import { startServer } from "../help/started-server.ts";
import { siteUrl } from "../help/visit.ts";

test("the office writes the text of a page that the institute did not have", { timeout: 60_000 }, async () => {
  const folder = contentCopy(onTestFinished);
  const file = join(folder, "records/pages.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^- id: nrf\n(?:(?!- id:).*\n)*/m, ""));
  const { url, dataDir } = await startServer({ CONTENT_DIR: folder, SITE_URL: siteUrl });
  const { browser } = await newStaff("office", { url, dataDir });
  const statusOf = async (path: string) => (await fetch(url + path)).status;
  expect(await statusOf("/nrf")).toBe(404);

  const possible = async () =>
    all((await browser.visit("/office/records/pages")).page, "[aria-labelledby=possible] a").map(textOf);
  expect(await possible()).toEqual(["NIRF (ranking)"]);
  expect((await browser.send(pageForm("secrets"), { "form:key": "one", intent: "save" })).status).toBe(404);

  const begun = await browser.visit(pageForm("nrf"));
  expect([begun.status, cardsIn(begun.page)]).toEqual([200, []]);
  const description = { "description.en": "What the foundation funds.", "description.mr": "प्रतिष्ठान कशाला निधी देते." };
  const added = await press(browser, pageForm("nrf"), begun, "part:add", description);
  const part = /name="(blocks\.\w+)\.text\.en"/.exec(added.html)?.[1] ?? "";
  const list = await write(browser, "nrf", part, textAt(part, { en: "Research funds.", mr: "संशोधनासाठी निधी." }));
  expect(await possible()).toEqual([]);
  const published = await press(browser, pageForm("nrf"), list, "publish");
  expect([published.status, saidIn(published.page)]).toEqual([200, expect.stringContaining("Public in a minute")]);
  passMinuteOf(dataDir, "nrf");
  // The server hears of a change by others after the next request.
  await expect.poll(() => statusOf("/nrf"), { timeout: 10_000 }).toBe(200);
  expect(await (await fetch(`${url}/mr/nrf`)).text()).toContain("<p>संशोधनासाठी निधी.</p>");
});
