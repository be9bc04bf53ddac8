import { expect, test, vi } from "vitest";
import { formatDay, indiaTime } from "#app/lib/i18n/format.ts";
import { documentText } from "../help/document-text.ts";
import { openWatchedSite } from "../help/drawn-pages.ts";
import { newStaff } from "../help/office.ts";
import { press } from "../help/record-forms.ts";
import { patient } from "../help/wait.ts";

/** Every page that names the total of the first year; the course's page has it for programs too. */
const pages = ["", "/admission", "/admission/fees", "/courses/d-pharm", "/inspection", "/search?q=fees"];
const pdfs = ["fee-structure-mr", "prospectus-en"];

test("a minute after the principal has published, every page and PDF has the new total and the fee sheet says today; once its year is over none has it as this year’s", {
  timeout: 120_000,
}, async () => {
  const { dataDir, url, get, pass } = await openWatchedSite();
  const goTo = (moment: string) => pass(Date.parse(moment) - Date.now());
  const html = async (path: string) => (await get(path)).html;
  const fees = async () => JSON.parse(await html("/fees.json"));
  const textOf = async (name: string) => {
    const answer = await fetch(`${url}/documents/${name}.pdf`);
    return (await documentText(new Uint8Array(await answer.arrayBuffer()))).read.replaceAll(/₹\s/g, "₹");
  };
  /** Checks what pages and PDFs in both languages say, and which price the structured data has. */
  async function expectEverywhere(amount: { en: string; mr: string }, price: number) {
    for (const path of pages) {
      expect([path, await html(path || "/")]).toEqual([path, expect.stringContaining(amount.en)]);
      const marathi = path.replace("q=fees", `q=${encodeURIComponent("शुल्क")}`);
      expect([path, await html(`/mr${marathi}`)]).toEqual([path, expect.stringContaining(amount.mr)]);
    }
    expect(await html("/courses/d-pharm")).toContain(`"price":${price},`);
    expect((await fees()).order.totals.firstYear).toBe(price);
    for (const name of pdfs)
      await vi.waitFor(async () => {
        expect([name, await textOf(name)]).toEqual([
          name,
          expect.stringContaining(name.endsWith("en") ? amount.en : amount.mr),
        ]);
      }, patient);
  }

  /** The days that the fee sheet and two downloads without fees say. */
  const updated = async () => {
    const texts = await Promise.all(["fee-structure-en", "syllabus-en", "application-form-en"].map(textOf));
    return texts.map((text) => /Updated: (\d+\s\w+\s\d{4})/.exec(text)?.[1]?.replaceAll(/\s/g, " "));
  };
  /** The same next to the links on the page of downloads. */
  const besideLinks = async () => {
    const page = (await html("/downloads")).replaceAll("\u00a0", " ");
    return ["fee-structure", "syllabus", "application-form"].map(
      (id) => new RegExp(`/documents/${id}-en.pdf.*?· (\\d+ \\w+ \\d{4})`, "s").exec(page)?.[1],
    );
  };

  await expectEverywhere({ en: "₹76,000", mr: "₹७६,०००" }, 76_000);
  const [feesBefore, ...others] = await updated();
  expect(await besideLinks()).toEqual([feesBefore, ...others]);
  const { browser } = await newStaff("principal", { url, dataDir });
  // The dates of admission for 2027-28 have begun: its fees lead, and until there are any, every page says so.
  const leading = [...pages.filter((path) => path !== "/inspection"), "/admission/plan"];
  for (const path of leading)
    expect([path, await html(path || "/")]).toEqual([path, expect.stringContaining("2027-28")]);
  expect(await fees()).toMatchObject({ year: "2027-28", state: "fixed" });
  expect(await html("/inspection"), "what is paid now").toMatch(/<th scope="col">Fee \(2026-27\)/);
  const next = "/office/records/feeOrders/2027-28";
  const off = await press(browser, next, await browser.visit(next), "takeOff", { "form:why": "mistake" });
  expect(off.status).toBe(200);
  pass(60_000);
  for (const path of leading) {
    const says = "Fees 2026-27; those of 2027-28 are not fixed yet";
    expect([path, await html(path || "/")]).toEqual([path, expect.stringContaining(says)]);
    const inMarathi = await html(`/mr${path.replace("q=fees", `q=${encodeURIComponent("शुल्क")}`)}`);
    expect([path, inMarathi]).toEqual([path, expect.stringContaining("२०२६-२७ चे शुल्क; २०२७-२८ चे अजून ठरलेले नाही")]);
  }
  expect(await fees()).toMatchObject({ year: "2026-27", notFixedFor: "2027-28", state: "fixed" });

  const order = "/office/records/feeOrders/2026-27";
  const typed = { "lines.0.firstYear": "70000", "form:retyped": "86000" };
  const { status } = await press(browser, order, await browser.visit(order), "publish", typed);
  expect(status).toBe(200);
  pass(60_000);
  await expectEverywhere({ en: "₹86,000", mr: "₹८६,०००" }, 86_000);
  const day = formatDay(indiaTime(Date.now()).day, "en").replaceAll("\u00a0", " ");
  expect(feesBefore).not.toBe(day);
  expect(await updated()).toEqual([day, ...others]);
  expect(await besideLinks()).toEqual([day, ...others]);

  // The sample has an order for each year until 2028-29, and its academic year begins on 1 June.
  goTo("2029-05-31T23:59:30+05:30");
  expect(await html("/admission/fees")).toContain("₹76,000");
  goTo("2029-06-01T00:00:20+05:30");
  const notFixed = {
    "": "The fees for 2029-30 are not fixed yet. Those of 2028-29 were ₹76,000 for the first year.",
    "/mr": "२०२९-३० चे शुल्क अजून ठरलेले नाही. २०२८-२९ मध्ये प्रथम वर्षाचे शुल्क ₹७६,००० होते.",
  };
  for (const [of, sentence] of Object.entries(notFixed)) {
    for (const path of ["/courses/d-pharm", "/inspection"]) {
      const page = (await html(of + path)).replaceAll("\u00a0", " ");
      expect([path, page]).toEqual([path, expect.stringContaining(sentence)]);
      expect(page.replace(sentence, ""), "nowhere as this year's").not.toMatch(/₹76,000|₹७६,०००|"price":/);
    }
  }
  // Families go on calculating with those of the year that is over, which every heading says.
  for (const path of ["", "/admission", "/admission/fees", "/admission/plan"]) {
    const says = "Fees 2028-29; those of 2029-30 are not fixed yet";
    expect([path, await html(path || "/")]).toEqual([path, expect.stringContaining(says)]);
    expect(await html(`/mr${path}`)).toContain("२०२८-२९ चे शुल्क; २०२९-३० चे अजून ठरलेले नाही");
  }
  expect(await fees()).toMatchObject({ year: "2029-30", state: "notFixedYet", yearBefore: { year: "2028-29" } });
});
