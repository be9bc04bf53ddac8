import { expect, test } from "vitest";
import { locales } from "#app/lib/i18n/locale.ts";
import { approvalLineOf, type ShownAffiliation } from "./affiliation.ts";

const body = (shortName: string, place: string | undefined, isHolding: boolean, relation = "approval") =>
  ({ shortName, place, relation, row: { isHolding } }) as unknown as ShownAffiliation;
/** One that was approved for an earlier year, in 2027-28. */
const before = (shortName: string, given: string, relation = "approval") =>
  ({
    shortName,
    relation,
    row: { isHolding: false, before: { given, year: "2027-28" } },
  }) as unknown as ShownAffiliation;
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

test("whose letter for this year is not known yet is named with last year, and not with an older one", () => {
  const bodies = [body("GR", undefined, true), before("PCI", "2026-27"), before("MSBTE", "2026-27", "affiliation")];
  expect(lineOf(...bodies, before("DTE", "2025-26"))).toEqual([
    "Approved by GR; 2026-27: approved by PCI, affiliated to MSBTE",
    "GR यांची मान्यता; २०२६-२७: PCI यांची मान्यता, MSBTEशी संलग्न",
  ]);
  expect(lineOf(before("PCI", "2026-27"))[0]).toBe("2026-27: approved by PCI");
  expect(lineOf(before("PCI", "2025-26"))).toEqual([undefined, undefined]);
});
