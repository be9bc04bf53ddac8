import { describe, expect, test } from "vitest";
import { canonical } from "./devanagari.ts";
import { comparableText, nameKey, queryTerms, termsOf } from "./search-terms.ts";

/** Code points, since what this is about cannot be seen. */
const points = (text: string) => [...text].map((sign) => sign.codePointAt(0)?.toString(16)).join(" ");

describe("spellings that look the same are one when they are typed", () => {
  test.each([
    ["ज\u093e\u0947शी", "जोशी"],
    ["ज\u0947\u093eशी", "जोशी"],
    ["ड\u093e\u0945", "डॉ"],
    ["ड\u0945\u093e", "डॉ"],
    ["च\u093e\u0948धरी", "चौधरी"],
    ["\u0905\u093eशा", "आशा"],
    ["\u0905\u093e\u0947क", "ओक"],
    ["\u0905\u094bक", "ओक"],
    ["\u0905\u094cषध", "औषध"],
    ["\u0906\u0948षध", "औषध"],
    ["\u0905\u0949फिस", "ऑफिस"],
    ["\u0906\u0945फिस", "ऑफिस"],
    ["\u0905\u0945डमिशन", "ॲडमिशन"],
    ["\u0905\u200d\u0945डमिशन", "ॲडमिशन"],
    ["\u090f\u0947श्वर्या", "ऐश्वर्या"],
    ["\u0909\u0941स", "ऊस"],
    ["\u0930\u094d\u0907श्वर", "ईश्वर"],
    ["द\u0930\u094d\u200dया", "दऱ्या"],
    ["द\u0930\u093c\u094dया", "दऱ्या"],
    ["सुनील\u200d", "सुनील"],
    ["सुनी\u200cल", "सुनील"],
    ["सुनीक\u200d\u200d", "सुनीक"],
    ["र\u200d\u093c", "ऱ"],
    ["\u0958ाज़ी", "क\u093cाज\u093cी"],
  ])("%s as %s", (typed, standard) => {
    expect(points(canonical(typed))).toBe(points(standard));
    expect(points(canonical(standard)), "the standard one stays").toBe(points(standard));
  });

  test("and stay as they are, also with joiners and a nukta anywhere", () => {
    const parts = [..."अआएउर", "\u093e", "\u0945", "\u0947", "\u094d", "\u093c", "\u200c", "\u200d", "\u200d\u200d"];
    for (const one of parts)
      for (const two of parts)
        for (const three of parts)
          for (const four of ["", "\u200d", "\u093c", "\u093e"]) {
            const once = canonical(`क${one}${two}${three}${four}`);
            expect(points(canonical(once))).toBe(points(once));
          }
  });

  test("and joiners that are seen stay, as do other scripts", () => {
    for (const text of ["क्\u200dष", "श्रीमान्\u200c", "👩‍🎓", "می\u200cخواهم", "Zoë"]) expect(canonical(text)).toBe(text);
  });
});

describe("spellings that nobody distinguishes in a search are found by each other", () => {
  test.each([
    ["फ़ी", "फी"],
    ["अन्तिम", "अंतिम"],
    ["सम्पर्क", "संपर्क"],
    ["पञ्चायत", "पंचायत"],
    ["अङ्क", "अंक"],
    ["घण्टा", "घंटा"],
    ["हँ", "हं"],
    ["बॅंक", "बँक"],
    ["ऍडमिशन", "ॲडमिशन"],
    ["प्रवेशः", "प्रवेश"],
    ["प्रवेश।", "प्रवेश"],
    ["दुःख", "दुख"],
    ["द\u0930\u094d\u200dया", "दर्या"],
    ["ज\u093e\u0947शी", "जोशी"],
    ["ड\u093e\u0945", "डॉ"],
    ["\u0905\u093eशा", "आशा"],
    ["Nāshik", "Nashik"],
    ["Łódź", "lodz"],
    ["१२वी", "12वी"],
  ])("%s and %s", (one, other) => {
    expect(queryTerms(one)).toEqual(queryTerms(other));
    expect(termsOf(one)).toEqual(termsOf(other));
    expect(comparableText(one), "heads of tables, names of teachers").toBe(comparableText(other));
  });

  test.each([
    ["फी", "फा"],
    ["जन्म", "जंम"],
    ["कन्या", "कंया"],
    ["सुनील", "सुनिल"],
  ])("but not %s and %s", (one, other) => {
    expect(queryTerms(one)).not.toEqual(queryTerms(other));
  });
});

test.each([
  ["अनिता ज\u093e\u0947शी", "अनिता जोशी"],
  ["\u0905\u093eशा \u0905\u093e\u0947क", "आशा ओक"],
  ["ऍनी शिन्दे", "ॲनी शिंदे"],
  ["फ़ातिमा शेख़", "फातिमा शेख"],
  ["\u0905\u200d\u0945नी", "Annie"],
])("%s sounds like %s", (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
});

test("200,000 signs are folded at once", () => {
  for (const part of ["\u0930\u094d", "\u093e\u0945", "\u094d", "\u0945", "\u200d", "अ", "न्", "é"])
    expect(comparableText(part.repeat(200_000 / part.length)).length).toBeLessThanOrEqual(200_000);
});
