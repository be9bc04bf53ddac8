import { expect, test } from "vitest";
import type { Parts } from "#app/cms/records/kind.ts";
import { pageKind } from "#app/site/pages/page-kind.ts";
import { changePasted, isPaired, pairsOf, paragraphsIn, withPasted } from "./parts.ts";

const parts = pageKind.parts as Parts;
const nine = Array.from({ length: 9 }, (_, at) => `परिच्छेद ${at + 1}. दुसरे वाक्य.`).join("\n\n");
const eight = Array.from({ length: 8 }, (_, at) => `Paragraph ${at + 1}. Another sentence.`).join("\n \n\n");

test("empty lines divide a text into paragraphs, and its last ones have no partner where there are more", () => {
  expect(paragraphsIn("a\n\n\n b\nc \n \nd\n")).toEqual(["a", "b\nc", "d"]);
  const pairs = pairsOf({ mr: nine, en: eight });
  expect(pairs).toHaveLength(9);
  expect([isPaired(pairs), pairs[8]]).toEqual([false, { mr: "परिच्छेद 9. दुसरे वाक्य." }]);
  expect([isPaired(pairsOf({})), isPaired(pairsOf({ mr: nine, en: nine }))]).toEqual([false, true]);
});

test("paragraphs are joined and split until each has its partner, and joining is undone by splitting", () => {
  const joined = changePasted({ mr: nine, en: eight }, "join.mr.3");
  expect(paragraphsIn(joined?.mr)[2]).toBe("परिच्छेद 3. दुसरे वाक्य.\nपरिच्छेद 4. दुसरे वाक्य.");
  expect(isPaired(pairsOf(joined ?? {}))).toBe(true);
  expect(changePasted(joined ?? {}, "split.mr.2.2")?.mr).toBe(nine);
  const split = changePasted({ mr: nine, en: eight }, "split.en.0.1");
  expect(paragraphsIn(split?.en).slice(0, 2)).toEqual(["Paragraph 1.", "Another sentence."]);
  expect(isPaired(pairsOf(split ?? {}))).toBe(true);
  for (const intent of ["join.mr.9", "join.xx.1", "split.mr", "publish"])
    expect(changePasted({ mr: nine }, intent)).toBe(undefined);
  expect(changePasted({ mr: nine }, "join.mr.0")?.mr).toBe(nine);
});

test("the pairs become paragraphs at the end, or in the place of those that there were", () => {
  let number = 0;
  const rows = [
    { rowId: "b1", block: "note" },
    { rowId: "b2", block: "opening" },
    { rowId: "b3", block: "heading" },
    { rowId: "b4", block: "paragraph" },
    { rowId: "b5", block: "signature" },
  ];
  const ids = (where: "end" | "instead") => {
    const made = withPasted(parts, rows, [{ en: "a\nb", mr: "क" }], where, () => `n${++number}`);
    return made.map(({ rowId }) => rowId).join(" ");
  };
  expect(ids("end")).toBe("b1 b2 b3 b4 b5 n1");
  expect(ids("instead")).toBe("b1 n2 b3 b5");
  expect(withPasted(parts, [], [{ en: "a\nb", mr: "क" }], "instead", () => "n")).toEqual([
    { rowId: "n", block: "paragraph", text: { en: "a b", mr: "क" } },
  ]);
});
