import { expect, test } from "vitest";
import { plainReference } from "./submission.ts";

test.each([
  "E-4F7K-92QX",
  "e-4f7k-92qx",
  "E4F7K92QX",
  "e 4f7k 92qx",
  "E–4F7K–92QX",
  "E\u22124F7K\u221292QX",
  " E-4F7K-92QX.",
  "\u200eE-4F7K-92QX\u200b",
  "E-४F७K-९२QX",
  "Your reference number: E-4F7K-92QX",
  "New enquiry E-4F7K-92QX · Good Minds",
  "तुमचा संदर्भ क्रमांक: E-4F7K-92QX",
  "E-4F7K-92QX, E-4F7K-92QX",
])("%j is the reference E-4F7K-92QX", (typed) => {
  expect(plainReference(typed)).toBe("E-4F7K-92QX");
});

test("a text with two references is neither", () => {
  expect(plainReference("E-4F7K-92QX E-4F7K-92QY")).not.toMatch(/^E-4F7K-92Q.$/);
});
