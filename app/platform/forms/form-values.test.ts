import { expect, test } from "vitest";
import { readCode } from "./form-values.ts";

test.each(["042917", "042 917", " 0 4 2 9 1 7 ", "०४२९१७", "०४२-917"])("six digits in “%s” are a code", (typed) => {
  expect(readCode(typed)).toEqual({ ok: true, code: "042917" });
});

test.each([
  ["", "missing"],
  ["no digit", "missing"],
  ["04291", "notSixDigits"],
  ["०४२९१७०", "notSixDigits"],
])("“%s” is a slip: %s", (typed, reason) => {
  expect(readCode(typed)).toEqual({ ok: false, reason });
});
