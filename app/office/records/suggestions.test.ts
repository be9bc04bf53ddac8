import { expect, test } from "vitest";
import type { RecordKind } from "#app/cms/records/kind.ts";
import type { Records } from "#app/cms/records/records.server.ts";
import { sampleKind } from "../../../tests/help/sample-kind.ts";
import { textSuggestionsFor } from "./record-view.server.ts";

/** What is suggested in English for a Marathi text, where another record has the other one. */
function suggested(mr: string, other: string): string | undefined {
  const pairs = () => [{ kind: "notices", slug: "another", mr: other, en: "In English" }];
  const records = { pairs } as Partial<Records> as Records;
  return textSuggestionsFor(records, sampleKind as RecordKind, "own", { title: { mr } })["title.en"]?.text;
}

test("a short text gets the words of one that is the same, and a longer one those of one like it", () => {
  for (const other of ["सकाळी १० वाजता", " सकाळी  १० वाजता. "])
    expect(suggested("सकाळी १० वाजता.", other)).toBe("In English");
  for (const other of ["सकाळी ११ वाजता.", "सभा सकाळी १० वाजता सभागृहात आहे.", "सकाळी ९ वाजता."])
    expect(suggested("सकाळी १० वाजता.", other)).toBe(undefined);
  const long = "प्रथम वर्षाच्या विद्यार्थ्यांची सभा सोमवारी आहे";
  expect(suggested(long, "प्रथम वर्षाच्या विद्यार्थ्यांची सभा मंगळवारी आहे")).toBe("In English");
  expect(suggested(long, "वसतिगृहाची सभा रविवारी आहे")).toBe(undefined);
});
