import { expect, test } from "vitest";
import { wordDifference } from "./word-difference.ts";

const shown = (before: string, after: string, locale: "en" | "mr") =>
  wordDifference(before, after, locale)
    .map(({ text, change }) => (change === "same" ? text : change === "added" ? `+[${text}]` : `-[${text}]`))
    .join("");

test("words that changed are named, in both scripts whole", () => {
  expect(shown("The office opens at ten.", "The office opens at eleven.", "en")).toBe(
    "The office opens at -[ten]+[eleven].",
  );
  // The words differ in their last vowel sign alone.
  expect(shown("विद्यार्थ्यांचा प्रवेश सुरू", "विद्यार्थ्यांची प्रवेश सुरू", "mr")).toBe("-[विद्यार्थ्यांचा]+[विद्यार्थ्यांची] प्रवेश सुरू");
});

test("the same word written with other code points is no change", () => {
  expect(shown("\u0929", "\u0928\u093c", "mr")).toBe("\u0929");
});

test("long texts that have nothing in common are replaced whole instead of compared for minutes", () => {
  const words = (start: number) => Array.from({ length: 20_000 }, (_, at) => `w${start + at}`).join(" ");
  const pieces = wordDifference(words(0), words(50_000), "en");
  expect(pieces.map(({ change }) => change)).toEqual(["removed", "added"]);
});
