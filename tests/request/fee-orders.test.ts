import { expect, test } from "vitest";
import { drawnFields } from "../help/drawn-fields.ts";
import { all, textOf, the } from "../help/html.ts";
import { newStaff } from "../help/office.ts";
import { addressIn, buttonsIn, press, saidIn } from "../help/record-forms.ts";
import { startForAll } from "../help/started-server.ts";
import { siteUrl } from "../help/visit.ts";

/** A separate site: its fee orders are changed. */
const server = startForAll({ SITE_URL: siteUrl });
const path = "/office/records/feeOrders/2026-27";
const secondLook = "section[aria-labelledby=second-look]";

test("the principal reads both tables and types the sum of the first year before fees are public", async () => {
  const { browser: staff } = await newStaff("principal", server());
  const asked = await press(staff, path, await staff.visit(path), "publish", { "lines.0.firstYear": "७०,०००" });
  expect(asked.status).toBe(400);
  const card = the(asked.page, secondLook);
  expect(all(card, "table").map(({ attributes }) => attributes.lang)).toEqual(["en", "mr"]);
  expect(textOf(card)).toContain("₹70,000");
  expect(textOf(card)).not.toMatch(/86,000|८६,०००/);
  const refused = await press(staff, path, asked, "publish", { "form:retyped": "76000" });
  expect(refused.status).toBe(400);
  expect(textOf(the(refused.page, `${secondLook} [role=alert]`))).toMatch(
    /You typed 76000\..*₹86,000: eighty-six thousand rupees.*शहाऐंशी हजार रुपये/,
  );
  const published = await press(staff, path, refused, "publish", { "form:retyped": "८६,०००" });
  expect([published.status, saidIn(published.page)]).toEqual([200, expect.stringContaining("Public in a minute.")]);
});

test("a total that is not that of the order's lines keeps it from being public, and nothing that was typed is lost", async () => {
  const { browser: staff } = await newStaff("principal", server());
  for (const [language, said] of [
    ["", "add up to ₹66,000"],
    ["/mr", "₹६६,००० होते"],
  ] as const) {
    const slug = `${language}/office/records/feeOrders/2028-29`;
    const typed = { orderTotal: "६६,५००", "note.en": "Typed note", "form:retyped": "76000" };
    const { status, page } = await press(staff, slug, await staff.visit(slug), "publish", typed);
    expect(status).toBe(400);
    expect(textOf(the(page, "#problems"))).toContain(said);
    expect(drawnFields(the(page, "#record-form"))).toMatchObject({ orderTotal: "66500", "note.en": "Typed note" });
  }
});

test("a clerk saves fees and publishes none, whatever is typed", async () => {
  const { browser: clerk } = await newStaff("office", server());
  const slug = "/office/records/feeOrders/2025-26";
  const answer = await press(clerk, slug, await clerk.visit(slug), "publish", { "form:retyped": "76000" });
  expect([answer.status, all(answer.page, secondLook)]).toEqual([403, []]);
});

test("fees that were taken off come back, and an earlier version too, only after the sum was typed", async () => {
  const { browser: staff } = await newStaff("principal", server());
  const order = "/office/records/feeOrders/2028-29";
  const off = await press(staff, order, await staff.visit(order), "takeOff", { "form:why": "mistake" });
  const asked = await press(staff, order, off, "putBack");
  expect([asked.status, buttonsIn(the(asked.page, secondLook))]).toEqual([400, ["putBack"]]);
  const history = await staff.visit(`${order}/history`);
  const goBack = (retyped: string) => {
    const fields = { ...drawnFields(the(history.page, "#go-back")), revision: "1", "form:retyped": retyped };
    return staff.send(`${order}/history`, fields);
  };
  const refused = await goBack("7600");
  expect(refused.status).toBe(400);
  expect(textOf(the(refused.page, `${secondLook} [role=alert]`))).toContain("₹76,000");
  expect((await goBack("76000")).status).toBe(200);
});

test("a new order begins as the last one, without its year, number, dates, PDF and amounts, and over nothing that was typed", async () => {
  const { browser: clerk } = await newStaff("office", server());
  const path = "/mr/office/records/feeOrders/new";
  const blank = await clerk.visit(path);
  expect(textOf(the(blank.page, "button[value=start]"))).toBe("मागच्या आदेशावरून सुरू करा");
  const begun = await press(clerk, path, blank, "start", { year: "२०३१-३२", "note.mr": "स्वतः लिहिलेली टीप" });
  expect(begun.status).toBe(200);
  expect(saidIn(begun.page)).toContain("मागच्या आदेशातील मजकूर घेतला.");
  const fields = drawnFields(the(begun.page, "#record-form"));
  expect(fields).toMatchObject({
    year: "२०३१-३२",
    "note.mr": "स्वतः लिहिलेली टीप",
    fixedBy: "fra",
    "lines.0.name.mr": "शिक्षण शुल्क",
    "lines.0.head": "tuition",
    "deposit.refund.mr": "संस्था सोडताना",
    "instalments.1.name.mr": "दुसरा हप्ता",
    "payers.0.seat": "cap",
  });
  const own =
    /(rupees|firstYear|secondYear|firstDay|orderTotal|number\.\w\w|orderedOn|inForceFrom|file|\.by|replaces)$/;
  const copied = Object.entries(fields).filter(([name, value]) => own.test(name) && value !== "");
  expect(copied).toEqual([]);
  const saved = await press(clerk, path, begun, "save");
  expect([saved.status, saidIn(saved.page)]).toEqual([200, expect.stringContaining("मसुदा")]);
  expect(all(saved.page, "button[value=start]"), "only of a new order").toEqual([]);
});

test("an order without what the last one had is not refused: that is said, and then it is published", async () => {
  const { browser: staff } = await newStaff("principal", server());
  const path = "/office/records/feeOrders/new";
  const typed = {
    year: "2031-32",
    fixedBy: "management",
    inForceFrom: "2031-06-01",
    "lines.0.name.en": "Tuition fee",
    "lines.0.name.mr": "शिक्षण शुल्क",
    "lines.0.head": "tuition",
    "lines.0.firstYear": "75000",
    "lines.0.secondYear": "75000",
  };
  const asked = await press(staff, path, await staff.visit(path), "publish", typed);
  expect(textOf(the(asked.page, secondLook))).toMatch(
    /had this, and .*Fees \(4 → 1\) · .*Deposit · Instalments \(\d+\)/,
  );
  const published = await press(staff, addressIn(asked), asked, "publish", { "form:retyped": "75000" });
  expect(saidIn(published.page)).toContain("Public in a minute.");
});
