import { describe, expect, onTestFinished, test } from "vitest";
import { contentFolder, setContentSource } from "#app/cms/content/content-source.server.ts";
import { publicRecords } from "#app/cms/content/public-records.server.ts";
import { readContent } from "#app/records.server.ts";
import { wantedDocuments } from "#app/site/documents/documents.server.ts";
import { generalContent } from "./help/general-content.ts";

type Row = Record<string, unknown>;

// Every other test uses the sample institute in tests/content/, so that an institute may change all of its own content.
test.each(["content", "starter"])("the records and page texts of %s/ can be used", (folder) => {
  expect(() => readContent(folder)).not.toThrow();
});

/** What general content says in a folder. */
function generalIn(folder: string, name: string, which: "all" | string[] | Record<string, string[]>): unknown {
  const records = readContent(folder)[name as "pages"] as unknown;
  if (which === "all") return records;
  const pick = (row: Row, isMeant: (field: string) => boolean) =>
    Object.fromEntries(Object.entries(row).filter(([field]) => isMeant(field)));
  if (Array.isArray(which)) return pick(records as Row, (field) => which.includes(field));
  return Object.entries(which).map(([id, without]) => {
    const row = (records as Row[]).find((each) => each.id === id);
    return row && pick(row, (field) => !without.includes(field));
  });
}

// An institute that has made content/ its own may say all of it differently.
describe.runIf(readContent("content").institute.isSample)("while content/ is the sample", () => {
  test.each(Object.entries(generalContent))("the starter says of %s what it says", (name, which) => {
    expect(generalIn("starter", name, which)).toEqual(generalIn("content", name, which));
  });

  test("the notice of an examination has its timetable as a PDF, a sample in both languages", () => {
    setContentSource(contentFolder("content"));
    onTestFinished(() => setContentSource(undefined));
    const { notices, subjects } = readContent("content");
    const { file } = notices.find(({ id }) => id === "internal-exams") ?? {};
    const sheets = wantedDocuments(publicRecords()).flatMap(({ id, sheet }) => (id === file ? (sheet() ?? []) : []));
    expect(sheets.map(({ locale, mark }) => [locale, mark])).toEqual([
      ["en", "SAMPLE"],
      ["mr", "नमुना"],
    ]);
    for (const { name } of [...subjects.firstYear, ...subjects.secondYear]) {
      expect(JSON.stringify(sheets[0])).toContain(name.en);
      expect(JSON.stringify(sheets[1])).toContain(name.mr);
    }
  });

  test("the calendar has festivals, scholarships and results, and marks what nobody has announced yet", () => {
    const days = new Map(readContent("content").calendar.map((each) => [each.id, each]));
    for (const id of ["ganesh-chaturthi", "dasara", "gudhi-padwa", "bakri-id"])
      expect(days.get(id)?.holiday).toBe(true);
    const open = ["gudhi-padwa", "bakri-id", "msbte-results", "msbte-annual-examinations"];
    for (const id of open) expect(days.get(id)?.status).toBe("expected");
    expect(days.get("scholarship-forms")?.title.en).toContain("the government announces the last day");
  });
});
