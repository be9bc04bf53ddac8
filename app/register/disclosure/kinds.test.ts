import { expect, test } from "vitest";
import { sample } from "../../../tests/help/sample-records.ts";
import { paperFault } from "./kinds.ts";
import { disclosureRecords } from "./register.server.ts";
import type { Paper } from "./schema.ts";

const { duties, papers } = sample.of(disclosureRecords);
const letter: Paper = {
  id: "letter",
  duty: "pci-approval",
  title: { en: "Approval", mr: "मान्यता" },
  issuedOn: "2027-05-04",
  forYear: "2027-28",
};
const faultOf = (paper: Paper, others: Paper[] = []) => paperFault(paper, others, { duties })?.path;

test("the sample's documents can be published, each with the others", () => {
  const faults = papers.map((paper) =>
    paperFault(
      paper,
      papers.filter((other) => other !== paper),
      { duties },
    ),
  );
  expect(faults.filter(Boolean)).toEqual([]);
});

test("a document of a yearly row has its year, and so has an application for one", () => {
  expect(faultOf(letter)).toBeUndefined();
  expect(faultOf({ ...letter, forYear: undefined })).toBe("forYear");
  expect(faultOf({ ...letter, forYear: undefined, issuedOn: undefined, appliedOn: "2027-01-04" })).toBe("forYear");
});

test("a certificate for a time has its last day, or a year, unless the decision is against the institute", () => {
  const certificate: Paper = { ...letter, duty: "fire-safety", forYear: undefined };
  expect(faultOf(certificate)).toBe("validTo");
  expect(faultOf({ ...certificate, validTo: "2028-05-03" })).toBeUndefined();
  expect(faultOf({ ...certificate, issuedOn: undefined, appliedOn: "2027-01-04" })).toBeUndefined();
  expect(faultOf({ ...certificate, decision: "refused", condition: letter.title })).toBeUndefined();
});

test("a second letter for a year names the first, as after an appeal; a suspension does not replace it", () => {
  const refused: Paper = { ...letter, id: "first", decision: "refused", condition: letter.title };
  expect(faultOf(letter, [refused])).toBe("replaces");
  expect(faultOf({ ...letter, replaces: "first" }, [refused])).toBeUndefined();
  expect(faultOf({ ...letter, forYear: "2028-29" }, [refused])).toBeUndefined();
  expect(
    faultOf({ ...letter, decision: "suspended", condition: letter.title }, [{ ...letter, id: "first" }]),
  ).toBeUndefined();
});

test("what a document replaces is another one of the same row, and no ring", () => {
  const other: Paper = { ...letter, id: "other", duty: "fire-safety", validTo: "2028-01-01" };
  expect(faultOf({ ...letter, replaces: "other" }, [other])).toBe("replaces");
  expect(faultOf({ ...letter, replaces: "letter" })).toBe("replaces");
  expect(faultOf({ ...letter, replaces: "none" })).toBe("replaces");
  expect(faultOf({ ...letter, replaces: "first" }, [{ ...letter, id: "first", replaces: "letter" }])).toBe("replaces");
});
