import { expect, test } from "vitest";
import { instituteRecords } from "#app/cms/content/institute.server.ts";
import { publishable } from "#app/cms/records/publishable.ts";
import { sample } from "../../../tests/help/sample-records.ts";
import { instituteKind } from "./institute-kinds.ts";

test.each([
  ["४१५ ११०", undefined],
  ["4151", "contact.postcode"],
  ["Satara", "contact.postcode"],
])("the institute's PIN code %s has a fault at %s before publishing", (postcode, fault) => {
  const { institute } = sample.of(instituteRecords);
  const made = publishable(instituteKind, { ...institute, contact: { ...institute.contact, postcode } });
  if (!made.ok) throw new Error("A record that is public may not lose its page by a rule of a newer version.");
  expect(instituteKind.faultAmong?.(made.record, [], {})?.path).toBe(fault);
});
