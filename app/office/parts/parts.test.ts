import { expect, test } from "vitest";
import type { DraftData } from "#app/cms/records/draft.ts";
import type { Parts } from "#app/cms/records/kind.ts";
import { pageKind } from "#app/site/pages/page-kind.ts";
import { changeParts, type PartVerb } from "./parts.ts";

const blocks: Record<string, string> = { H: "heading", S: "subheading", F: "fold", p: "paragraph" };
const rowsOf = (outline: string): DraftData[] =>
  outline.split(" ").map((name) => ({
    rowId: name.toLowerCase(),
    block: blocks[name.charAt(0)] ?? "",
    text: { en: `${name} in English`, mr: `${name} मराठी` },
  }));
const after = (outline: string, name: string, verb: PartVerb) => {
  const rows = rowsOf(outline);
  const at = rows.findIndex(({ rowId }) => rowId === name.toLowerCase());
  const changed = changeParts(pageKind.parts as Parts, rows, at, verb, () => "new");
  return changed.rows.map(({ rowId }) => rowId).join(" ");
};
const page = "p0 H1 p1 S1 p2 H2 p3 H3";

test("moving a heading moves its blocks, in both languages", () => {
  expect(after(page, "H1", "down")).toBe("p0 h2 p3 h1 p1 s1 p2 h3");
  expect(after(page, "H2", "up")).toBe("p0 h2 p3 h1 p1 s1 p2 h3");
  expect(after(page, "H1", "up")).toBe("h1 p1 s1 p2 p0 h2 p3 h3");
  expect(after(page, "H3", "down")).toBe(page.toLowerCase());
  const { rows } = changeParts(pageKind.parts as Parts, rowsOf(page), 1, "down", () => "new");
  expect(rows.toSorted((a, b) => String(a.rowId).localeCompare(String(b.rowId)))).toEqual(
    rowsOf(page).toSorted((a, b) => String(a.rowId).localeCompare(String(b.rowId))),
  );
});

test("a small heading moves with its own, past the other small headings of its heading", () => {
  expect(after("H1 S1 p1 S2 p2 p3", "S2", "up")).toBe("h1 s2 p2 p3 s1 p1");
  expect(after("H1 S1 p1 S2 p2 p3", "S1", "down")).toBe("h1 s2 p2 p3 s1 p1");
  expect(after("F1 p1 F2 p2 H1 p3", "F1", "down")).toBe("f2 p2 f1 p1 h1 p3");
});

test("any other block moves by one, also out of what a heading owns, and stays at the ends", () => {
  expect(after(page, "p1", "up")).toBe("p0 p1 h1 s1 p2 h2 p3 h3");
  expect(after(page, "p2", "down")).toBe("p0 h1 p1 s1 h2 p2 p3 h3");
  expect(after(page, "p0", "up")).toBe(page.toLowerCase());
});

test("a block is added or copied below, with its own id, and removed alone", () => {
  expect(after("H1 p1", "H1", "add")).toBe("h1 new p1");
  expect(after("H1 p1", "p1", "copy")).toBe("h1 p1 new");
  expect(after("H1 p1", "H1", "remove")).toBe("p1");
});
