import { describe, expect, test } from "vitest";
import { detailBlocks, plainDetails } from "./notice-text.ts";

/** The blocks with a link in angle brackets. */
const written = (details: string) =>
  detailBlocks(details).map(({ kind, lines }) => [
    kind,
    ...lines.map(({ pieces }) => pieces.map(({ text, isLink }) => (isLink ? `<${text}>` : text)).join("")),
  ]);

describe("the details of a notice", () => {
  test("are paragraphs, with their lines, and lists", () => {
    const details = "Bring:\r\n- your card\r\n-  a pen\r\n\r\nFirst line\nsecond line\n\n\n- alone\n";
    expect(written(details)).toEqual([
      ["paragraph", "Bring:"],
      ["list", "your card", "a pen"],
      ["paragraph", "First line", "second line"],
      ["list", "alone"],
    ]);
  });

  test.each([
    ["See https://example.org/a?b=c#d.", "See <https://example.org/a?b=c#d>."],
    ["(https://example.org/)", "(<https://example.org/>)"],
    ["पाहा: https://example.org/सूचना।", "पाहा: <https://example.org/सूचना>।"],
    ["https://a.example, https://b.example", "<https://a.example>, <https://b.example>"],
    ["http://example.org and javascript:alert(1)", "http://example.org and javascript:alert(1)"],
    ["https://", "https://"],
    ["-5 degrees, 10-12 *stars* _and_ <b>tags</b>", "-5 degrees, 10-12 *stars* _and_ <b>tags</b>"],
  ])("%s: only an address with https:// is a link", (line, shown) => {
    expect(written(line)).toEqual([["paragraph", shown]]);
  });

  test("are nothing where nothing was typed", () => {
    expect(detailBlocks(" \n\n")).toEqual([]);
  });

  test("fit in one line", () => {
    expect(plainDetails("Bring:\n- a card\n- a pen\n\nSee https://example.org.\n")).toBe(
      "Bring: a card · a pen · See https://example.org.",
    );
  });
});
