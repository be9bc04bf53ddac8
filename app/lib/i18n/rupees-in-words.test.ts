import { describe, expect, test } from "vitest";
import { rupeesInWords } from "./rupees-in-words.ts";

describe("rupees in words", () => {
  test.each([
    [0, "zero rupees", "शून्य रुपये"],
    [1, "one rupee", "एक रुपया"],
    [45, "forty-five rupees", "पंचेचाळीस रुपये"],
    [100, "one hundred rupees", "शंभर रुपये"],
    [7600, "seven thousand six hundred rupees", "सात हजार सहाशे रुपये"],
    [76_000, "seventy-six thousand rupees", "शहात्तर हजार रुपये"],
    [1_43_550, "one lakh forty-three thousand five hundred fifty rupees", "एक लाख त्रेचाळीस हजार पाचशे पन्नास रुपये"],
    [10_00_000, "ten lakh rupees", "दहा लाख रुपये"],
  ])("names %i in both languages", (value, en, mr) => {
    expect(rupeesInWords(value, "en")).toBe(en);
    expect(rupeesInWords(value, "mr")).toBe(mr);
  });

  test("differ for every number below a hundred", () => {
    for (const locale of ["en", "mr"] as const) {
      const words = Array.from({ length: 100 }, (_, value) => rupeesInWords(value, locale));
      expect(new Set(words).size).toBe(100);
      expect(words.join()).not.toContain("undefined");
    }
  });

  test.each([-1, 0.5, Number.NaN, 1_00_00_000])("do not exist for %d", (value) => {
    expect(rupeesInWords(value, "en")).toBeUndefined();
  });
});
