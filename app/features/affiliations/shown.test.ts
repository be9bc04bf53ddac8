import { expect, test } from "vitest";
import type { DutyState } from "#app/features/disclosure/index.ts";
import { locales } from "#app/platform/i18n/locale.ts";
import { approvalLineOf, type ShownAffiliation } from "./shown.ts";

const body = (
  shortName: string,
  place: string | undefined,
  state: DutyState,
  relation = "approval",
  cover = "admissionYear",
) => ({ shortName, place, relation, row: { state, duty: { cover } } }) as unknown as ShownAffiliation;
const lineOf = (...bodies: ShownAffiliation[]) => locales.map((locale) => approvalLineOf(bodies, locale));

test("the line names whom the institute may name today, approvals before affiliations", () => {
  expect(
    lineOf(
      body("PCI", "New Delhi", "nextAwaited"),
      body("MSBTE", "Mumbai", "lapsedApplied", "affiliation"),
      body("Government of Maharashtra", undefined, "valid"),
      body("DTE", "Mumbai", "ending", "listing"),
      body("AISHE", undefined, "valid", "survey"),
    ),
  ).toEqual([
    "Approved by PCI New Delhi, Government of Maharashtra and DTE Mumbai; affiliated to MSBTE Mumbai",
    "PCI New Delhi, Government of Maharashtra व DTE Mumbai यांची मान्यता; MSBTE Mumbaiशी संलग्न",
  ]);
});

test("a body that has suspended its approval, or whose paper is over or was never shown, is not in the line", () => {
  const states: DutyState[] = ["suspended", "lapsed", "missing", "applied", "coming", "notApplicable"];
  const others = states.map((state) => body("PCI", "New Delhi", state));
  expect(lineOf(...others)).toEqual([undefined, undefined]);
  expect(lineOf(...others, body("MSBTE", "Mumbai", "valid", "affiliation"))[0]).toBe("Affiliated to MSBTE Mumbai");
});

test("a certificate that ended on its printed day is not in the line, even if the next one is applied for", () => {
  expect(lineOf(body("ISO", undefined, "lapsedApplied", "approval", "period"))).toEqual([undefined, undefined]);
});
