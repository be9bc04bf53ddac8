import { expect, test } from "vitest";
import { formatDigits } from "#app/lib/i18n/format.ts";
import { feesInBothLanguages } from "#app/site/fees/fees.server.ts";
import { openWatchedSite } from "../help/drawn-pages.ts";
import { newStaff } from "../help/office.ts";
import { pageForm, textAt, write } from "../help/page-parts.ts";
import { press } from "../help/record-forms.ts";
import { sample } from "../help/sample-records.ts";

test("a fact in a text changes with its record, in both languages", async () => {
  const { url, dataDir, get, pass } = await openWatchedSite();
  const { browser } = await newStaff("principal", { url, dataDir });
  const institute = "/office/records/institute/institute";
  const facts = { en: "Ask {person}, {hours}, {phone}: {total}.", mr: "{person}, {hours}, {phone}: {total}." };
  await write(browser, "about-us-institute", "blocks.b2", textAt("blocks.b2", facts));
  await press(browser, pageForm("about-us-institute"), await browser.visit(pageForm("about-us-institute")), "publish");
  const changed = {
    "hours.office.en": "9 to 4",
    "hours.office.mr": "९ ते ४",
    "contact.person.en": "Asha",
    "contact.person.mr": "आशा",
    "contact.phone": "+91 98765 00000",
  };
  const answer = await press(browser, institute, await browser.visit(institute), "publish", changed);
  expect(answer.status).toBe(200);
  const { year } = feesInBothLanguages(sample);
  const order = `/office/records/feeOrders/${year}`;
  const asked = await press(browser, order, await browser.visit(order), "publish", { "lines.0.firstYear": "70000" });
  const sum = { "form:retyped": "86000" };
  expect((await press(browser, order, asked, "publish", sum)).status).toBe(200);
  pass(60_000);
  const phone = '<a href="tel:+919876500000">+91 98765 00000</a>';
  const textOf = async (path: string) => (await get(path)).html.replace(/<span class="number">([^<]*)<\/span>/g, "$1");
  expect(await textOf("/about-us/institute")).toContain(`<p>Ask Asha, 9 to 4, ${phone}: ₹1,59,000 (${year}).</p>`);
  const inMarathi = `<p>आशा, ९ ते ४, ${phone}: ₹१,५९,००० (${formatDigits(year, "mr")}).</p>`;
  expect(await textOf("/mr/about-us/institute")).toContain(inMarathi);
});
