import { expect, test } from "vitest";
import { readCode } from "./form-answer.ts";

test.each([
  "042917",
  "042 917",
  "042-917",
  " 042917",
  "042917 ",
  "\t042917",
  "\u00a0042917",
  "\u200b042917",
  "\u2068042917\u2069",
  "042\u200b917",
  " 0 4 2 9 1 7 ",
  "०४२९१७",
  " ०४२९१७",
  "०४२-९१७",
  "０４２９１７",
  "OTP: 042917",
  "OTP 042 917 works for 10 minutes",
  "042917 is your OTP for Good Minds",
  "042917 हा तुमचा OTP आहे – गुड माइंड्स",
  "Enter this OTP on the website.042917The OTP works for ten minutes.",
  "OTP 042917 (042917), sent on 28/11/2026 at 16:36 by +91 98220 12308",
  `${"Good Minds. ".repeat(20)}042917${" Address. ".repeat(200)}422001`,
])("six digits in “%s” are a code", (typed) => {
  expect(readCode(typed)).toEqual({ ok: true, code: "042917" });
});

test.each([
  ["", "missing"],
  ["no digit", "missing"],
  ["04291", "notSixDigits"],
  ["०४२९१७०", "notSixDigits"],
  ["0429 1704", "notSixDigits"],
  ["98220 12308", "notSixDigits"],
  ["042917 or 042918", "notSixDigits"],
  ["042917 042918", "notSixDigits"],
])("“%s” is a slip: %s", (typed, reason) => {
  expect(readCode(typed)).toEqual({ ok: false, reason });
});
