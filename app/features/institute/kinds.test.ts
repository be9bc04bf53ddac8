import { expect, test } from "vitest";
import { instituteRecords } from "#app/platform/content/institute.server.ts";
import { publishable } from "#app/platform/records/publishable.ts";
import { sample } from "../../../tests/help/sample-records.ts";
import { instituteKind } from "./kinds.ts";

test.each([
  ["४१५ ११०", "415110"],
  ["4151", undefined],
  ["Satara", undefined],
])("the institute's PIN code %s is read as %s", (postcode, read) => {
  const { institute } = sample.of(instituteRecords);
  const made = publishable(instituteKind, { ...institute, contact: { ...institute.contact, postcode } });
  expect(made.ok ? made.record.contact.postcode : undefined).toBe(read);
});
