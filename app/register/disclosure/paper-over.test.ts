import { expect, test } from "vitest";
import { paperSuperseded } from "./kinds.ts";
import type { Paper } from "./schema.ts";

const letter: Paper = { id: "a", title: { en: "Letter", mr: "पत्र" }, issuedOn: "2026-05-04", forYear: "2026-27" };
const on = { day: "2026-11-26", year: "2026-27" };

test("a document counts until its last day, the end of its year, or another takes its place", () => {
  expect(paperSuperseded(letter, [], on)).toBeUndefined();
  expect(paperSuperseded(letter, [], { day: "2027-08-02", year: "2027-28" })).toEqual({ by: undefined });
  expect(paperSuperseded({ ...letter, forYear: undefined, validTo: "2026-11-26" }, [], on)).toBeUndefined();
  expect(paperSuperseded({ ...letter, forYear: undefined, validTo: "2026-11-25" }, [], on)).toEqual({ by: undefined });
  const next = { ...letter, id: "b", replaces: "a" };
  expect(paperSuperseded(letter, [next], on)).toEqual({ by: next });
});
