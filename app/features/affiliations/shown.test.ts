import { expect, test } from "vitest";
import { locales } from "#app/platform/i18n/locale.ts";
import { approvalLineOf, type ShownAffiliation } from "./shown.ts";

const body = (shortName: string, place: string | undefined, isHolding: boolean, relation = "approval") =>
  ({ shortName, place, relation, row: { isHolding } }) as unknown as ShownAffiliation;
const lineOf = (...bodies: ShownAffiliation[]) => locales.map((locale) => approvalLineOf(bodies, locale));

test("the line names whom the institute may name today, approvals before affiliations", () => {
  expect(
    lineOf(
      body("PCI", "New Delhi", true),
      body("MSBTE", "Mumbai", true, "affiliation"),
      body("Government of Maharashtra", undefined, true),
      body("DTE", "Mumbai", true, "listing"),
      body("AISHE", undefined, true, "survey"),
    ),
  ).toEqual([
    "Approved by PCI New Delhi, Government of Maharashtra and DTE Mumbai; affiliated to MSBTE Mumbai",
    "PCI New Delhi, Government of Maharashtra व DTE Mumbai यांची मान्यता; MSBTE Mumbaiशी संलग्न",
  ]);
});

test("a body whose approval does not hold today is not in the line", () => {
  expect(lineOf(body("PCI", "New Delhi", false))).toEqual([undefined, undefined]);
  const both = [body("PCI", "New Delhi", false), body("MSBTE", "Mumbai", true, "affiliation")];
  expect(lineOf(...both)[0]).toBe("Affiliated to MSBTE Mumbai");
});
