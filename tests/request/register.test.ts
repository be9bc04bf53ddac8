import { describe, expect, test } from "vitest";
import { z } from "zod";
import { formatDigits } from "#app/lib/i18n/format.ts";
import { disclosureWords } from "#app/register/disclosure/disclosure-words.ts";
import { documentText } from "../help/document-text.ts";
import { pageAt } from "../help/every-page.ts";
import { all, textOf, the } from "../help/html.ts";
import { addressIn, fieldsIn, press, saidIn, writeNew } from "../help/record-forms.ts";
import { languages, pathIn } from "../help/routes.ts";
import { signedInStaff } from "../help/staff-visits.ts";
import { get, visit } from "../help/visit.ts";

const plainSpaces = (text: string) => text.replaceAll("\u00a0", " ");
const jsonAt = async (path: string) => (await get(path)).json();

describe.each(languages)("the register in %s", (language) => {
  const t = disclosureWords[language];
  const page = async () => (await pageAt(pathIn(language, "/disclosure"))).page;

  test("names a row without a document as not shown yet, and counts it at the top", async () => {
    const missing = all(await page(), "article").filter((row) => textOf(row).includes(t.missing));
    expect(missing.length).toBeGreaterThan(5);
    expect(textOf(the(await page(), "#land"))).toContain(t.missing);
    expect(textOf(the(await page(), "main"))).toContain(
      t.counts.missing(formatDigits(String(missing.length), language)),
    );
  });

  test("folds what does not apply at the end, with the reason", async () => {
    const folded = the(await page(), "main details:has(> #quality-certificates)");
    expect(all(folded, "summary").map(textOf)[0]).toBe(t.doesNotApply);
    expect(textOf(the(folded, "article"))).toContain(t.notApplicable(""));
  });

  test("says of a file for the office alone that it can be seen there, and keeps earlier documents", async () => {
    const fire = the(await page(), "#fire-safety");
    expect(textOf(fire)).toContain(t.atOffice);
    expect(all(fire, "a[data-open]")).toEqual([]);
    expect(all(fire, "details").map(textOf).join()).toContain("SAMPLE/FIRE/0000/2025");
  });

  test("shows a year of an approval with its PDF, and the application for the next one above it", async () => {
    const lines = all(the(await page(), "#pci-approval"), "li");
    expect(lines.map((line) => all(line, "a[data-open=paper]").length)).toEqual([0, 1]);
    expect(the(await page(), "#pci-approval a[href='https://pci.gov.in']").attributes.href).toBeDefined();
  });

  test("calls only what is read in a law a law", async () => {
    const laws = all(await page(), "article").filter((row) =>
      all(row, "summary").some((each) => textOf(each).endsWith(` · ${t.law}`)),
    );
    expect(laws.map(({ attributes }) => attributes.id)).toEqual(["fee-order"]);
  });
});

test("the JSON follows the schema that is served with it, and has nothing for the office alone", async () => {
  const [register, schema] = [await jsonAt("/disclosure.json"), await jsonAt("/disclosure.schema.json")];
  const shape = z.fromJSONSchema(schema);
  expect(shape.safeParse(register).error).toBeUndefined();
  expect(shape.safeParse({ ...register, rows: [{ id: "x" }] }).success).toBe(false);
  const rows = new Map<string, { state: string; text: object }>(
    register.rows.map((row: { id: string; state: string; text: object }) => [row.id, row]),
  );
  expect(rows.get("land")?.state).toBe("missing");
  expect(rows.get("land")?.text).toEqual({ en: disclosureWords.en.missing, mr: disclosureWords.mr.missing });
  expect(rows.get("pci-approval")).toMatchObject({
    intake: 60,
    document: {
      number: "SAMPLE/PCI/0000/2026",
      files: { en: expect.stringContaining("/documents/pci-approval-en.pdf") },
    },
  });
  expect(rows.get("fire-safety")).toMatchObject({ document: { files: {} } });
  expect(JSON.stringify(register)).not.toMatch(/owner|"note"/);
});

test("every page leads to the register", async () => {
  for (const path of ["/", "/inspection", "/affiliation/pci"])
    expect(all((await pageAt(path)).page, "a[href='/disclosure']").length).toBeGreaterThan(0);
});

const letter = {
  duty: "land",
  "title.en": "Land order",
  "title.mr": "जमिनीचा आदेश",
  issuedOn: "2026-11-01",
  show: "onRequest",
};

test("a clerk's document waits for the principal, and half a translation keeps both from publishing it", async () => {
  const [clerk, principal] = [await signedInStaff("office"), await signedInStaff("principal")];
  const draft = await writeNew(clerk, "papers", { ...letter, "summary.en": "The land is leased." });
  const path = addressIn(draft);
  const refused = await press(clerk, path, draft, "publish");
  expect([refused.status, saidIn(refused.page)]).toEqual([403, expect.stringContaining("Your draft is saved")]);
  const half = await press(principal, path, await principal.visit(path), "publish");
  expect(half.status).toBe(400);
  const kept = await principal.visit(path);
  expect(fieldsIn(kept.page)["summary.en"]).toBe("The land is leased.");
  const both = await press(principal, path, kept, "publish", { "summary.mr": "जमीन भाड्याने घेतली आहे." });
  expect(both.status).toBe(200);
});

test("a suspension without the sentence that the public reads is not published", async () => {
  const principal = await signedInStaff("principal");
  const draft = await writeNew(principal, "papers", { ...letter, decision: "suspended" });
  const answer = await press(principal, addressIn(draft), draft, "publish");
  expect(answer.status).toBe(400);
  expect(textOf(the(answer.page, "#problems"))).toContain("one sentence for the public");
});

test("each document that everybody may open has a labelled code next to it, which says what the document says", async () => {
  const { page } = await visit("/disclosure");
  const codes = all(page, "main small").flatMap((each) => /^Check code: (\w{6}-\w)$/.exec(textOf(each))?.[1] ?? []);
  expect(codes.length).toBeGreaterThan(3);
  expect(new Set(codes).size).toBe(codes.length);
  const answers = await Promise.all(
    codes.map(async (code) => textOf(the((await visit(`/check?code=${code}`)).page, "main"))),
  );
  expect(answers.filter((answer) => !/ Valid | Ended|Old: of /.test(` ${answer}`))).toEqual([]);
  expect(answers.filter((answer) => answer.includes("Number: SAMPLE")).length).toBeGreaterThan(3);
});

test("an approval has one code in a language, on its PDF and on the page, and the answer has all that a forger would change", async () => {
  for (const [locale, path, label, host] of [
    ["en", "/disclosure", "Check code: ", "institute.example/check"],
    ["mr", "/mr/disclosure", "तपासण्याचा कोड: ", "institute.example/mr/check"],
  ] as const) {
    const { page } = await visit(path);
    const [said = ""] = all(the(page, "#pci-approval"), "small").map(textOf);
    expect(said).toMatch(new RegExp(`^${label}\\w{6}-\\w$`));
    const code = said.slice(label.length);
    const pdf = await (await get(`/documents/pci-approval-${locale}.pdf`)).arrayBuffer();
    const printed = plainSpaces((await documentText(new Uint8Array(pdf))).pages.join());
    expect(printed).toContain(code);
    expect(printed).toContain(host);
    const answer = plainSpaces(textOf(the((await visit(`/check?code=${code}`)).page, "main")));
    for (const fact of [
      ...["Number: SAMPLE/PCI/0000/2026", "Date of the document: 4 May 2026", "For the academic year: 2026-27"],
      ...["Seats: 60", "Decision: Granted", "क्रमांक: SAMPLE/PCI/0000/2026", "कोणत्या शैक्षणिक वर्षासाठी: २०२६-२७"],
      ...["जागा: ६०", "निर्णय: मंजूर"],
    ])
      expect(answer).toContain(fact);
  }
});
