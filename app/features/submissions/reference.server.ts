import { randomInt } from "node:crypto";
import type { Kind } from "#app/platform/db/tables.ts";
import { groupedReference, referenceSigns } from "./reference.ts";

const initials: Record<Kind, string> = { enquiry: "E", application: "A", feedback: "F" };

/** As `E-4F7K-92QX`: one of 30^8, too many to guess. */
export function newReference(kind: Kind): string {
  const random = Array.from({ length: 8 }, () => referenceSigns[randomInt(referenceSigns.length)]);
  return groupedReference(initials[kind] + random.join(""));
}
