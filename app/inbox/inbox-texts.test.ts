import { expect, test } from "vitest";
import { marksText } from "./inbox-texts.ts";

test("only a number alone gets a percent sign; everything else is shown as it was typed", () => {
  const shown = ["78.5", "७८.५", "78,5", "78.5%", "७८.५ %", "awaited", "निकाल बाकी", "about 70", "450/600"].map(
    (typed) => marksText(typed, "mr"),
  );
  expect(shown).toEqual([
    ...["७८.५%", "७८.५%", "७८,५%", "७८.५%", "७८.५ %", "awaited", "निकाल बाकी", "about ७०", "४५०/६००"],
  ]);
});
