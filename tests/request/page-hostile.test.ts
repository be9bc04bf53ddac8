import { expect, test } from "vitest";
import { openWatchedSite } from "../help/drawn-pages.ts";
import { newStaff } from "../help/office.ts";
import { pageForm, textAt, write } from "../help/page-parts.ts";
import { fieldsIn, press, saidIn } from "../help/record-forms.ts";

const form = pageForm("about-us-institute");

test("Marathi in an old font is kept and refused; what looks like a program, emoji and joiners survive as text", async () => {
  const { url, dataDir, get, pass } = await openWatchedSite();
  const { browser } = await newStaff("office", { url, dataDir });
  const old = { en: "Please use Unicode.", mr: "Hkkjrkr ;qfudksM okijkoh gh fouarh vkgs" };
  const gibberish = await write(browser, "about-us-institute", "blocks.b2", textAt("blocks.b2", old));
  const refused = await press(browser, form, gibberish, "publish");
  expect([refused.status, saidIn(refused.page)]).toEqual([400, expect.stringContaining("old font, such as Kruti Dev")]);
  const kept = await browser.visit(`${form}?part=blocks.b2`);
  expect(fieldsIn(kept.page)["blocks.b2.text.mr"]).toBe(old.mr);

  const hostile = "<script>alert(1)</script> {{name}} \\{ 💊 walnut";
  const typed = textAt("blocks.b2", { en: hostile, mr: "<b>क्\u200dष</b> {{ \\{ अक्रोड" });
  await write(browser, "about-us-institute", "blocks.b2", typed);
  expect((await press(browser, form, await browser.visit(form), "publish")).status).toBe(200);
  pass(60_000);
  const { status, html } = await get("/about-us/institute");
  expect([status, html.includes("&lt;script&gt;alert(1)&lt;/script&gt; {"), html.includes("\\{ 💊 walnut")]).toEqual([
    200,
    true,
    true,
  ]);
  expect((await get("/mr/about-us/institute")).html).toContain("&lt;b&gt;क्\u200dष&lt;/b&gt; {{ \\{ अक्रोड");
  for (const query of ["walnut", "<script>", "{{"])
    expect((await get(`/search?q=${encodeURIComponent(query)}`)).status).toBe(200);
  expect((await get("/search?q=walnut")).html).toContain("/about-us/institute");
});
