import { expect, test } from "vitest";
import type { RestoredEntry } from "#app/cms/publications/log-entry.ts";
import { restoredLines } from "./proof-lines.server.ts";

const entries: RestoredEntry[] = [
  {
    ...{ version: 1, seq: 4, year: 2026, numberInYear: 4, at: "2026-11-26T04:00:00.000Z" },
    ...{ what: "restored", lost: { seq: 6, hash: "" } },
  },
];

test("the start page says for thirty days that a backup was restored, and which entries are gone", () => {
  const now = Date.parse("2026-11-27T04:00:00Z");
  const [line] = restoredLines(entries, now, "en");
  expect(line?.text.replaceAll("\u00a0", " ")).toBe("A backup was restored on 26 November 2026");
  expect(line?.detail).toContain("Entries 4 to 6 of the publication log are gone.");
  expect(restoredLines(entries, now, "mr")[0]?.detail).toContain("४ ते ६");
  expect(restoredLines(entries, now + 31 * 86_400_000, "en")).toEqual([]);
});
