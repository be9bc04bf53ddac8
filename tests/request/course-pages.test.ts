import { describe, expect, test } from "vitest";
import { applicationWords } from "#app/forms/applications/application.ts";
import { pageAt } from "../help/every-page.ts";
import { all, type Element, textOf, the } from "../help/html.ts";
import { sectionOf } from "../help/parts.ts";
import { languages, pathIn } from "../help/routes.ts";
import { words } from "../help/words.ts";

test.each([
  ["en", "mr", "Pharmacognosy", /द्रव्यशास्त्र/],
  ["mr", "en", /द्रव्यशास्त्र/, "Pharmacognosy"],
] as const)("the %s page names each subject and laboratory in both languages", async (language, other, own, second) => {
  const { page } = await pageAt(pathIn(language, "/courses/d-pharm"));
  const subjects = all(page, "#subjects tbody th");
  expect(subjects).toHaveLength(11);
  expect(all(page, `#subjects tbody th > [lang=${other}]`)).toHaveLength(11);
  expect(textOf(subjects[2] as Element)).toMatch(own);
  expect(textOf(the(subjects[2] as Element, "[lang]"))).toMatch(second);
  const { page: places } = await pageAt(pathIn(language, "/about-us/infrastructure"));
  expect(all(places, `main li a > [lang=${other}]`)).toHaveLength(15);
});

test("each stage of admission unfolds under its name on a phone, and the next one with a date is open", async () => {
  const { page } = await pageAt("/admission/steps");
  const stages = all(page, "li:has(dl[id^=stage-])");
  expect(stages.length).toBeGreaterThan(1);
  for (const stage of stages) {
    expect(textOf(the(stage, "summary"))).toBe("What to do");
    expect(textOf(the(stage, "details"))).toContain("What goes wrong");
  }
  expect(all(page, "details[open]:has(dl[id^=stage-])")).toHaveLength(1);
});

test("what is before a form's button says that pressing it is consent, to what, for what and for how long", async () => {
  const { page } = await pageAt("/call-me");
  const [forAdults, forGuardians] = [".if-adult", ".if-minor"].map((each) =>
    textOf(the(page, `main form .quiet > ${each}`)),
  );
  const agreed = /for up to 400 days, to answer you and tell you about admission\./;
  for (const text of [forAdults, forGuardians]) expect(text).toMatch(agreed);
  expect(forAdults).toMatch(/^By pressing the button you agree that/);
  expect(forGuardians).toMatch(/^A parent or guardian must read this and press the button themselves\./);
});

describe("the D.Pharm page", () => {
  test("shows the figures of the course", async () => {
    const { page } = await pageAt("/courses/d-pharm");
    const facts = textOf(the(page, "main"));
    for (const fact of [
      /2 years/,
      /60 students/,
      /10\+2/,
      /50%/,
      /PCB(\/| or )PCM/,
      /entrance exam/i,
      /PCI/,
      /MSBTE/,
      /AICTE/,
    ])
      expect(facts).toMatch(fact);
  });

  test("has every part that the specification lists", async () => {
    const { page } = await pageAt("/courses/d-pharm");
    const headings = all(page, "main h2").map(textOf);
    for (const part of [
      "Overview",
      "Highlights",
      "Subjects",
      "Career options",
      "Quick facts",
      applicationWords.en.title,
    ])
      expect(headings).toContain(part);
    expect(all(page, "main table caption").map(textOf)).toEqual(["First year", "Second year"]);
  });

  test("has links under its lead to the parts that are sought most", async () => {
    const { page } = await pageAt("/courses/d-pharm");
    const links = all(page, "main nav[aria-label='On this page'] a").map(({ attributes: { href } }) => String(href));
    expect(links).toEqual(["#fees", "#subjects", "#careers", "#apply"]);
    for (const link of links) expect(the(page, link)).toBeDefined();
  });

  test("says of each career what else it takes", async () => {
    const { page } = await pageAt("/courses/d-pharm");
    const careers = all(page, "#careers li li");
    expect(careers).toHaveLength(6);
    for (const career of careers) expect(textOf(the(career, "em"))).not.toBe("");
  });

  test("shows the hours of the admission desk word for word", async () => {
    const { page } = await pageAt("/courses/d-pharm");
    expect(textOf(sectionOf(page, "Contact for admission"))).toContain("Mon-Fri 9AM-5PM");
  });

  test("accepts an application by name, email and phone, none of them required", async () => {
    const { page } = await pageAt("/courses/d-pharm");
    const fields = all(page, "#apply .field input").map(({ attributes }) => attributes);
    expect(fields.map(({ name }) => name)).toEqual(["fullName", "email", "phone", "guardianName", "guardianPhone"]);
    expect(fields.filter((field) => "required" in field)).toEqual([]);
    expect(textOf(the(page, "#apply"))).toMatch(/email address or phone number/);
  });

  test("adds up the fees correctly", async () => {
    const { page } = await pageAt("/courses/d-pharm");
    const table = the(page, "#fees table");
    const amount = (text: string) => Number(text.replace(/[₹,]/g, ""));
    const rows = all(table, "tbody tr").map((row) => all(row, "td").map((cell) => amount(textOf(cell))));
    const totals = all(table, "tfoot td").map((cell) => amount(textOf(cell)));
    expect(totals).toEqual([0, 1].map((year) => rows.reduce((sum, row) => sum + (row[year] ?? 0), 0)));
  });
});

describe.each(languages)("in %s", (language) => {
  test("admission has four steps and a prospectus to download", async () => {
    const { page } = await pageAt(pathIn(language, "/admission"));
    expect(all(sectionOf(page, words[language].course.admission.steps), "li")).toHaveLength(4);
    expect(all(page, "main a[download]").map(({ attributes: { href } }) => href)).toEqual([
      `/documents/prospectus-${language}.pdf`,
    ]);
  });

  test("downloads offers four documents first, and each with type, pages, size and date", async () => {
    const { page } = await pageAt(pathIn(language, "/downloads"));
    expect(all(page, "main li a[download]").map(({ attributes: { href } }) => href)).toEqual(
      ["prospectus", "syllabus", "application-form", "fee-structure"].map((id) => `/documents/${id}-${language}.pdf`),
    );
    const rows = all(page, "main tbody tr");
    expect(rows).toHaveLength(10);
    for (const row of rows) {
      const [size = "", date = ""] = all(row, "td").map(textOf);
      expect(size).toMatch(/PDF · [\d०-९]+ \S+ · [\d०-९,]+ KB$/);
      expect(date).toMatch(/^[\d०-९]+ \S+ [\d०-९]{4}$/);
    }
    for (const facts of all(page, "main li:has(a[download]) > p:last-of-type"))
      expect(textOf(facts)).toMatch(/PDF · [\d०-९]+ \S+ · [\d०-९,]+ KB · [\d०-९]+ \S+ [\d०-९]{4}$/);
  });

  test("figures and days are written in the language's own digits", async () => {
    const { page } = await pageAt(pathIn(language, "/courses/d-pharm"));
    const fees = textOf(the(page, "#fees table"));
    if (language === "en") expect(fees).toMatch(/₹\d/);
    else expect(fees).not.toMatch(/\d/);
  });
});

test("the bill of two years adds up to the fees of the course", async () => {
  const amount = (cell: Element) =>
    Number(
      textOf(cell)
        .replace(/[₹,\s]/g, "")
        .replace("−", "-"),
    );
  const { page } = await pageAt("/admission/fees");
  const [first, second, both, back, remains] = all(sectionOf(page, /^Total for two years/), "dd").map(amount);
  const [table] = all(page, "main table");
  expect(all(table as Element, "tfoot td").map(amount)).toEqual([first, second]);
  expect(both).toBe(Number(first) + Number(second));
  expect(remains).toBe(Number(both) + Number(back));
});

test("admission shows the course, the eligibility, the dates and the documents to bring", async () => {
  const { page } = await pageAt("/admission");
  expect(all(page, "main h2").map(textOf)).toEqual(
    expect.arrayContaining(["Courses offered", "Eligibility", "How to apply", "Documents to bring", "Dates"]),
  );
  const text = textOf(the(page, "main"));
  expect(text).toMatch(/Physics, Chemistry,? and Biology or Mathematics/);
  expect(text).toMatch(/no entrance exam/i);
});
