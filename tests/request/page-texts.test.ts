import { expect, test } from "vitest";
import { openWatchedSite } from "../help/drawn-pages.ts";
import { all, textOf, the } from "../help/html.ts";
import { newStaff } from "../help/office.ts";
import { cardsIn, pageForm, textAt, write } from "../help/page-parts.ts";
import { buttonsIn, fieldsIn, press, saidIn } from "../help/record-forms.ts";

const minute = 60_000;
const message = "/office/records/pages/about-us-message-principal";
const nirf = "/office/records/pages/nrf";

test("the office changes the texts of pages, and leaves out a page that the site can do without", {
  timeout: 60_000,
}, async () => {
  const { url, dataDir, get, pass } = await openWatchedSite();
  const { browser } = await newStaff("principal", { url, dataDir });

  // A block has both languages, and only the fields of its kind.
  const fields = fieldsIn((await browser.visit(message)).page);
  const part = "blocks.b2";
  const typed = {
    en: "Weigh <b>first</b>. **Ask** the [office](/visit): {phone}.",
    mr: "आधी वजन करा. [कार्यालयाला](/visit) **विचारा**: {phone}.",
  };

  const slug = "about-us-message-principal";
  const written = await write(browser, slug, part, textAt(part, { ...typed, en: "Call {fone}." }));
  expect(cardsIn(written.page)[1]).toContain("to be corrected");
  const wrong = await press(browser, message, written, "publish");
  expect([wrong.status, saidIn(wrong.page)]).toEqual([400, expect.stringContaining("only these words in braces")]);
  const [problem] = all(wrong.page, "#problems a").map(({ attributes }) => attributes.href ?? "");
  const why = await browser.visit(message + problem?.replace(/#.*/, ""));
  expect(textOf(the(why.page, `[id="f-${part}.text"]`))).toContain("only these words in braces");

  expect((await press(browser, message, await write(browser, slug, part, textAt(part, typed)), "publish")).status).toBe(
    200,
  );
  pass(minute);
  const { html } = await get("/about-us/message/principal");
  expect(html).toMatch(
    /<p>Weigh &lt;b&gt;first&lt;\/b&gt;\. <strong>Ask<\/strong> the <a href="\/visit">office<\/a>: <a href="tel:/,
  );
  expect((await get("/mr/about-us/message/principal")).html).toContain('<a href="/mr/visit">कार्यालयाला</a>');
  expect((await get("/search?q=weigh")).html).toContain("/about-us/message/principal");

  // Which texts there are is decided by the site.
  const list = await browser.visit("/office/records/pages");
  expect(all(list.page, "main a").map(textOf)).not.toContain("New text");
  const added = await browser.send("/office/records/pages/new", { ...fields, intent: "save" });
  expect(added.status).toBe(404);

  const privacy = "/office/records/pages/privacy-policy";
  const kept = await press(browser, privacy, await browser.visit(privacy), "takeOff", { "form:why": "ended" });
  expect(kept.status).toBeGreaterThanOrEqual(400);
  expect((await get("/privacy-policy")).status).toBe(200);

  expect((await get("/sitemap")).html).toContain('href="/nrf"');
  expect((await press(browser, nirf, await browser.visit(nirf), "takeOff", { "form:why": "ended" })).status).toBe(200);
  pass(minute);
  expect([(await get("/nrf")).status, (await get("/mr/nrf")).status]).toEqual([404, 404]);
  for (const path of ["/sitemap", "/sitemap.xml", "/", "/mr/about-us/institute"])
    expect((await get(path)).html).not.toMatch(/\/nrf\b/);
  await press(browser, nirf, await browser.visit(nirf), "putBack");
  pass(minute);
  expect((await get("/nrf")).status).toBe(200);
});

test("the principal alone publishes letters, privacy and terms; the office publishes other pages", async () => {
  const { browser: clerk } = await newStaff("office");
  const letters = ["president", "secretary", "principal"].map((name) => `about-us-message-${name}`);
  for (const slug of [...letters, "privacy-policy", "terms-of-service"]) {
    const drawn = await clerk.visit(pageForm(slug));
    expect([slug, buttonsIn(drawn.page).includes("publish")]).toEqual([slug, false]);
    expect((await press(clerk, pageForm(slug), drawn, "publish")).status).toBe(403);
  }
  expect(buttonsIn((await clerk.visit(pageForm("facilities"))).page)).toContain("publish");
});
