import { expect, test } from "vitest";
import { isInOldFont } from "./publishable.ts";

test("Marathi typed for a font from before Unicode is recognised", () => {
  for (const text of [
    "Hkkjrkr ;qfudksM okijkoh gh fouarh vkgs",
    "fopkj djk vkf.k fuEufyf[kr ekfgrh ok",
    "िवद्यार्थ्यांनी ्या िदवशी यावे",
  ])
    expect([text, isInOldFont(text, "Something else")]).toEqual([text, true]);
});

test("Marathi with English words, addresses and facts in it is not", () => {
  for (const text of [
    "SC, ST, VJNT, OBC, SBC किंवा SEBC",
    "कार्यालयात या: {phone}, https://www.example.org/a-long-address-of-another-site",
    "Internal Quality Assurance Cell (अंतर्गत गुणवत्ता हमी कक्ष): दर तीन महिन्यांनी बैठक",
    "सोमवारी सुट्टी",
  ])
    expect([text, isInOldFont(text, "Something else")]).toEqual([text, false]);
  expect(isInOldFont("Microsoft Certified Educator Program", "Microsoft Certified Educator Program")).toBe(false);
});
