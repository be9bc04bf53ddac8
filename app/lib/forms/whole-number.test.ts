import { expect, test } from "vitest";
import { parseWholeNumber } from "./typed-text.ts";

test("a whole number is read as far as both stores keep it, and nothing else", () => {
  expect(["0", "7", "2147483647"].map(parseWholeNumber)).toEqual([0, 7, 2_147_483_647]);
  for (const text of ["2147483648", "99999999999999999999", "-1", "01", "1.5", "1e3", " 1", "१", "", null, undefined])
    expect(parseWholeNumber(text), String(text)).toBeUndefined();
});
