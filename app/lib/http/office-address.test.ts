import { expect, test } from "vitest";
import { isOfficeAddress } from "./office-address.ts";

test.each(["/office", "/office/", "/mr/office/records/notices", "/office/..a", "/office/a..b"])(
  "%s is of the office",
  (path) => {
    expect(isOfficeAddress(path)).toBe(true);
  },
);

test.each([
  "/",
  "/officer",
  "/notices/office",
  "/office/..",
  "/office/../a",
  "/office/..//evil.example",
  "/office/./a",
])("%s is not of the office", (path) => {
  expect(isOfficeAddress(path)).toBe(false);
});
