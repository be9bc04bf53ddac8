import { expect, test } from "vitest";
import { openWatchedSite } from "../help/drawn-pages.ts";
import { all, textOf } from "../help/html.ts";
import { newStaff } from "../help/office.ts";
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
  const drawn = await browser.visit(message);
  const fields = fieldsIn(drawn.page);
  const part = "blocks.1.";
  expect(Object.keys(fields).filter((name) => name.startsWith(part))).toEqual(
    ["block", "text.en", "text.mr"].map((name) => part + name),
  );
  const typed = {
    [`${part}text.en`]: "Weigh <b>first</b>. **Ask** the [office](/visit): {phone}.",
    [`${part}text.mr`]: "आधी वजन करा. [कार्यालयाला](/visit) **विचारा**: {phone}.",
  };

  const wrong = await press(browser, message, drawn, "publish", { ...typed, [`${part}text.en`]: "Call {fone}." });
  expect([wrong.status, saidIn(wrong.page)]).toEqual([400, expect.stringContaining("only these words in braces")]);
  expect(fieldsIn(wrong.page)[`${part}text.mr`]).toBe(typed[`${part}text.mr`]);

  expect((await press(browser, message, wrong, "publish", typed)).status).toBe(200);
  pass(minute);
  const { html } = await get("/about-us/message/principal");
  expect(html).toMatch(
    /<p>Weigh &lt;b&gt;first&lt;\/b&gt;\. <strong>Ask<\/strong> the <a href="\/visit">office<\/a>: <a href="tel:/,
  );
  expect((await get("/mr/about-us/message/principal")).html).toContain('<a href="/mr/visit">कार्यालयाला</a>');
  expect((await get("/search?q=weigh")).html).toContain("/about-us/message/principal");

  // Which texts there are is decided by the site.
  const list = await browser.visit("/office/records/pages");
  expect(all(list.page, "main a.button").map(textOf)).not.toContain("New text");
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
  const { url, dataDir } = await openWatchedSite();
  const { browser: clerk } = await newStaff("office", { url, dataDir });
  const publish = async (slug: string) => {
    const path = `/office/records/pages/${slug}`;
    const answer = await press(clerk, path, await clerk.visit(path), "publish");
    return [answer.status, buttonsIn((await clerk.visit(path)).page).includes("publish")];
  };
  for (const slug of ["president", "secretary", "principal"])
    expect(await publish(`about-us-message-${slug}`)).toEqual([403, false]);
  expect(await publish("privacy-policy")).toEqual([403, false]);
  expect(await publish("terms-of-service")).toEqual([403, false]);
  expect(await publish("facilities")).toEqual([200, true]);
});
