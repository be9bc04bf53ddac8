import { describe, expect, test } from "vitest";
import { readContent } from "#app/records.server.ts";
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
});
