import { randomInt } from "node:crypto";
import type { Kind } from "#app/platform/db/tables.ts";
import { latinDigits } from "#app/platform/i18n/format.ts";

/** Letters and digits that are not confused when read out on the phone. */
const signs = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const initials: Record<Kind, string> = { enquiry: "E", application: "A", feedback: "F" };

const grouped = (text: string) => `${text.slice(0, 1)}-${text.slice(1, 5)}-${text.slice(5)}`;

/** A new reference, as `E-4F7K-92QX`: one of 30^8, too many to guess. */
export function newReference(kind: Kind): string {
  const random = Array.from({ length: 8 }, () => signs[randomInt(signs.length)]);
  return grouped(initials[kind] + random.join(""));
}

/** The stored form of a typed reference, which may be in lower case, with Marathi digits, or without hyphens. */
export function plainReference(typed: string): string {
  return grouped(
    latinDigits(typed)
      .toUpperCase()
      .replace(/[^A-Z\d]/g, ""),
  );
}
