import { expect, test } from "vitest";
import { z } from "zod";
import { quoteFor } from "#app/inbox/quotes/quotes.server.ts";
import { formatRupees, indiaTime } from "#app/lib/i18n/format.ts";
import { feesAddressFor, possibleFamilies } from "#app/site/fees/family.ts";
import { feeWords } from "#app/site/fees/fee-words.ts";
import { feesInBothLanguages } from "#app/site/fees/fees.server.ts";
import { pageAt } from "../help/every-page.ts";
import { all, textOf, the } from "../help/html.ts";
import { sample } from "../help/sample-records.ts";
import { get, visit } from "../help/visit.ts";

const { day } = indiaTime(Date.now());
const { year } = feesInBothLanguages(sample);

test("/fees.json has the fees of this year with their order and sums, in both languages", async () => {
  const answer = await get("/fees.json");
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
  const { order, $schema: _, ...fees } = await answer.json();
  expect(fees).toMatchObject({ asOf: day, currency: "INR", year, state: "fixed", course: { name: { en: "D.Pharm" } } });
  expect(order).toMatchObject({
    fixedBy: "fra",
    decision: "final",
    lines: expect.arrayContaining([expect.objectContaining({ head: "tuition", firstYear: 60_000 })]),
    totals: { firstYear: 76_000, secondYear: 73_000, bothYears: 149_000 },
  });
  for (const { name } of order.lines) expect([name.en, name.mr]).not.toContain("");
  const etag = answer.headers.get("etag") ?? "";
  expect((await get("/fees.json", { headers: { "if-none-match": etag } })).status).toBe(304);
});

test("the pages say that nothing else is paid where the order says it, as the PDF does", async () => {
  for (const path of ["/admission/fees", "/inspection"])
    expect(textOf(the((await visit(path)).page, "main")), path).toContain(feeWords.en.nothingElse);
});

test("/fees.json follows the schema that it names", async () => {
  const fees = await (await get("/fees.json")).json();
  const answer = await get(new URL(fees.$schema).pathname);
  expect(answer.headers.get("content-type")).toMatch(/^application\/schema\+json/);
  const shape = z.fromJSONSchema(await answer.json());
  expect(shape.safeParse(fees).error).toBeUndefined();
  expect(shape.safeParse({ ...fees, order: { ...fees.order, totals: {} } }).success).toBe(false);
});

test("the page tells each of the 72 families what the office gives it in writing", async () => {
  for (const family of possibleFamilies({})) {
    const [address = ""] = feesAddressFor(family).split("#");
    const { page } = await pageAt(address);
    const shown = textOf(the(page, "#first-day"));
    const { firstDay, mostFirstDay = 0, scheme, schemePays, familyPays, deposit } = quoteFor(sample, family, day);
    const rupees = (amount: number) => formatRupees(amount, "en");
    const expected =
      firstDay === undefined
        ? [
            `at most ${rupees(mostFirstDay)} on the day of admission and ₹1,46,000 over two years (${year}).`,
            ...(scheme ? [`You pay less if you get this: ${scheme.en}.`] : []),
          ]
        : [
            `you pay ${rupees(firstDay)} (${year}).`,
            ...(scheme ? [scheme.en] : []),
            ...(schemePays ? [`a scheme may pay ${rupees(schemePays)};`] : []),
            ...(schemePays === 0 ? ["We count no scheme here;"] : []),
            ...(familyPays === undefined ? [] : [`the family pays at least ${rupees(familyPays)}`]),
          ];
    for (const part of expected) expect([address, shown]).toEqual([address, expect.stringContaining(part)]);
    expect([address, shown]).toEqual([address, expect.not.stringMatching(/ask the office/i)]);
    expect([address, shown]).toEqual([address, expect.stringContaining("can change with the next order")]);
    expect(all(page, "main table").map(textOf).join(" ")).toContain(rupees(deposit?.rupees ?? 0));
  }
});

test("the page of fees names /fees.json and the years whose fees can be read", async () => {
  const { page } = await pageAt("/admission/fees");
  expect(all(page, "link[type='application/json']").map(({ attributes }) => attributes.href)).toEqual(["/fees.json"]);
  expect(all(page, "main a").map(({ attributes }) => attributes.href)).toContain("/admission/fees?year=2025-26");
});

test.each(["", "/mr"])("the fees of another year are on a page of their own, which is not indexed: %s", async (of) => {
  const { page } = await pageAt(`${of}/admission/fees?year=2025-26`);
  expect(all(page, "meta[name=robots]").map(({ attributes }) => attributes.content)).toEqual(["noindex"]);
  expect(the(page, "link[rel=canonical]").attributes.href).toMatch(/\/admission\/fees$/);
  expect(textOf(the(page, "main table"))).toMatch(/₹76,000|₹७६,०००/);
  expect(all(page, "main section a").map(({ attributes }) => attributes.href)).toContain(`${of}/admission/fees`);
});

test("the fees of this year have no second page, and an unknown year says that there are none", async () => {
  const { page } = await pageAt(`/admission/fees?year=${year}`);
  expect(all(page, "meta[name=robots]")).toEqual([]);
  for (const unknown of ["1999-00", "<b>", "2026"]) {
    const answer = await get(`/admission/fees?year=${encodeURIComponent(unknown)}`);
    expect([unknown, answer.status]).toEqual([unknown, 404]);
    expect(await answer.text()).toContain("No fees of that year are given here.");
  }
});

test("a family's four answers in the address say what it pays on the first day, in words with the scheme", async () => {
  const { page } = await pageAt("/admission/fees?c=sebc&g=girl&i=upTo8&s=cap");
  const answer = the(page, "#first-day");
  expect(textOf(answer)).toMatch(
    /^On the day of admission you pay ₹9,000 \(20\d\d-\d\d\)\..*EBC \(Rajarshi Shahu\) scheme/,
  );
  // The form leads to the answer, which is read out.
  expect(answer.attributes).toMatchObject({ role: "status", tabindex: "-1" });
  expect(the(page, "form.family").attributes.action).toBe("#first-day");
  expect(all(page, "form.family option[selected]").map(textOf)).toEqual([
    ...["SEBC", "Girl", "Up to ₹8 lakh", "Government round (CAP)"],
  ]);
  expect(all(page, "meta[name=robots]").map(({ attributes }) => attributes.content)).toEqual(["noindex"]);
  expect(the(page, "link[rel=canonical]").attributes.href).toMatch(/\/admission\/fees$/);
});

test.each([
  [
    "",
    "/admission/fees",
    /at most ₹40,000.*no tuition fee is taken from transgender students.*If it applies here: at least ₹26,000 over/,
  ],
  ["", "/admission/plan", /at most ₹40,000.*no tuition fee is taken from transgender students.*If it applies here/],
  ["/mr", "/admission/fees", /जास्तीत जास्त ₹४०,०००.*तृतीयपंथी विद्यार्थ्यांकडून शिक्षण शुल्क घ्यायचे नाही.*लागू झाले, तर/],
])(
  "a transgender student is told of the waiver with the most that it can be, and no amount that others pay: %s%s",
  async (of, path, says) => {
    const { page } = await pageAt(`${of}${path}?c=open&g=transgender&i=over8&s=institute`);
    expect(all(page, "option[selected]").map(textOf)).toContain(of ? "तृतीयपंथी" : "Transgender");
    const note = textOf(the(page, "#first-day"));
    expect(note).toMatch(says);
    expect(note).not.toMatch(/you pay ₹|प्रवेशाच्या दिवशी ₹/);
  },
);

test("who is asked for more than the order allows reads where to complain, as a student, a parent or an applicant", async () => {
  const { page } = await pageAt("/admission/fees");
  const line = all(page, "main p.note").find((each) => all(each, "a[href='https://www.mahafra.org']").length > 0);
  expect(line && textOf(line)).toMatch(/Students and parents can also complain.*applicants too/);
});

test("a family whose amount the order does not have reads the most that it can be, and no page says that all girls pay nothing", async () => {
  for (const asked of ["?g=girl", "?c=obc&g=girl&i=upTo8&s=cap", "?c=sebc&g=girl&i=over8&s=cap", "?c=<b>&g=boy"]) {
    const { page } = await pageAt(`/admission/fees${asked}`);
    expect([asked, textOf(the(page, "#first-day"))]).toEqual([
      asked,
      expect.stringMatching(
        /^Even without a scheme, you pay the institute at most ₹40,000 .* and ₹1,46,000 over two years \(20/,
      ),
    ]);
  }
  // What lowers it is named with its amount where that is known.
  const { page: girl } = await pageAt("/admission/fees?c=sebc&g=girl");
  expect(textOf(the(girl, "#first-day"))).toMatch(
    /Girl, EBC scheme, seat through CAP: ₹9,000 on the first day, at least ₹\d\d,000 over two years\. For the exact amount, choose/,
  );
  const { page } = await pageAt("/mr/admission/fees");
  expect(all(page, "#first-day [role=status], #first-day[role=status]")).toEqual([]);
  const examples = textOf(the(page, "table.families"));
  expect(examples).toContain("जास्तीत जास्त ₹१,४६,०००");
  expect(examples).not.toContain("विचारा");
});
