import { describe, expect, test } from "vitest";
import { nameKey, soundOf } from "./search-terms.ts";

describe("the sound of a name", () => {
  test.each([
    ["Deshmukh", "देशमुख"],
    ["Asha", "आशा"],
    ["Aasha", "आशा"],
    ["Patil", "पाटील"],
    ["Shinde", "शिंदे"],
    ["Ambekar", "आंबेकर"],
    ["Chaudhari", "चौधरी"],
    ["Choudhary", "चौधरी"],
    ["Gaikwad", "गायकवाड"],
    ["Suryawanshi", "सूर्यवंशी"],
    ["Dnyaneshwar", "ज्ञानेश्वर"],
    ["Laxmi", "लक्ष्मी"],
    ["Lakshmi", "लक्ष्मी"],
    ["Rutuja", "ऋतुजा"],
    ["Krishna", "कृष्णा"],
    ["Krushna", "कृष्णा"],
    ["Zubeida", "झुबेदा"],
    ["Quraishi", "कुरेशी"],
    ["Shaikh", "शेख"],
    ["Vitthal", "विठ्ठल"],
    ["Mhatre", "म्हात्रे"],
    ["Mahadev", "महादेव"],
    ["Aishwarya", "ऐश्वर्या"],
    ["Pooja", "पूजा"],
    ["Puja", "पूजा"],
    ["Fatima", "फातिमा"],
    ["Jaydeep", "जयदीप"],
    ["Jaideep", "जयदीप"],
  ])("%s is %s", (latin, marathi) => {
    expect(soundOf(latin)).toBe(soundOf(marathi));
    expect(soundOf(latin).length).toBeGreaterThan(1);
  });

  test.each([
    ["Patil", "Pawar"],
    ["Asha", "Usha"],
    ["Mahesh", "Mohan"],
    ["Ganesh", "Dinesh"],
    ["फी", "फा"],
  ])("%s is not %s", (one, other) => {
    expect(soundOf(one)).not.toBe(soundOf(other));
  });
});

test("a name is the same in either script, in any order, and without initials", () => {
  expect(nameKey("Patil Asha R.")).toBe(nameKey("आशा पाटील"));
  expect(nameKey("Asha Patil")).not.toBe(nameKey("Asha Pawar"));
  expect(nameKey("…")).toBe("");
});
