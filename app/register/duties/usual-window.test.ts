import { expect, test } from "vitest";
import { applicationWindow } from "./requirements.server.ts";

test("the months in which one usually applies may span the new year, and outside them nothing is said", () => {
  const inWinter = { applyFrom: "october", applyTo: "january" } as const;
  const said = ["2026-09-30", "2026-10-01", "2027-01-31", "2027-02-01"].map((day) =>
    applicationWindow(inWinter, day, "en"),
  );
  const sentence = "Usual time to apply: October to January.";
  expect(said).toEqual([undefined, sentence, sentence, undefined]);
  expect(applicationWindow({ applyFrom: "march", applyTo: "may" }, "2027-04-10", "mr")).toContain("मार्च ते मे");
  expect(applicationWindow({ applyFrom: "march", applyTo: "may" }, "2027-06-01", "en")).toBeUndefined();
  expect(applicationWindow({}, "2027-06-01", "en")).toBeUndefined();
});
