import type { Paper } from "./schema.ts";

/** Whether a public document no longer counts on a day, and the one that took its place, if one did. */
export function paperOver(
  { id, validTo, forYear }: Paper,
  others: Paper[],
  on: { day: string; year: string },
): { by: Paper | undefined } | undefined {
  const by = others.find(({ replaces }) => replaces === id);
  if (by) return { by };
  const isPast = (validTo !== undefined && validTo < on.day) || (forYear !== undefined && forYear < on.year);
  return isPast ? { by: undefined } : undefined;
}
