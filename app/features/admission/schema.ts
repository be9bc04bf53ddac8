import { z } from "zod";
import { categories, type Family, isReserved } from "#app/features/fees/index.ts";
import { day, slug, text } from "#app/platform/content/text.ts";

/** can-apply.css has a rule for each of these choices, so a new one must be added there too. */
export const subjects = ["science", "other"] as const;
export const marks = ["above", "below", "awaited"] as const;
export const circumstances = ["reserved", "ews", "disability", "income", "gap", "board"] as const;

/** Short names, so that nobody reads a category in an address. */
export const tickParameters: Record<(typeof circumstances)[number], string> = {
  reserved: "r",
  ews: "e",
  disability: "d",
  income: "n",
  gap: "y",
  board: "b",
};

/** For an unanswered question. */
export const none = "none";

export type Subjects = (typeof subjects)[number] | typeof none;
export type Marks = (typeof marks)[number] | typeof none;
export type Circumstance = (typeof circumstances)[number];

const needed = z.enum(circumstances, "reserved, ews, disability, income, gap or board");

/** When to get a document. */
export const starts = ["now", "result", "admission"] as const;

export const documentShape = z.strictObject({
  id: slug,
  name: text,
  where: text,
  takes: text,
  start: z.enum(starts, "now, result or admission"),
  /** Only for those who ticked one of these; omitted: for everyone. */
  for: z.array(needed).min(1).optional(),
  /** Categories that do not need it even so. */
  notFor: z
    .array(z.enum(categories, categories.join(", ")))
    .min(1)
    .optional(),
  original: z.boolean(),
  copies: z.int().min(0).max(20),
  /** Only for a CAP seat: omitted from the form for other seats. */
  onlyInCap: z.literal(true).optional(),
});
export type AdmissionDocument = z.infer<typeof documentShape>;

/** Category and income override what was ticked. */
export function circumstancesOf({ category, income }: Family, ticked: readonly string[]): Circumstance[] {
  const follows: Partial<Record<Circumstance, boolean>> = {
    ...(category && { reserved: isReserved(category), ews: category === "ews" }),
    ...(income && { income: income === "upTo8" }),
  };
  return circumstances.filter((each) => follows[each] ?? ticked.includes(each));
}

export const isNeededBy = (
  { for: forWhom, notFor }: Pick<AdmissionDocument, "for" | "notFor">,
  ticks: readonly string[],
  { category }: Family,
): boolean => (forWhom?.some((each) => ticks.includes(each)) ?? true) && !(category && notFor?.includes(category));

const scheme = z.strictObject({
  id: slug,
  for: z.array(z.enum(["reserved", "income"], "reserved or income")).min(1),
  short: text,
  name: text,
  gives: text,
  conditions: z.array(text).min(1),
});

export const feeHelpShape = z.strictObject({
  checkedOn: day,
  sources: text,
  schemes: z.array(scheme).min(1),
});
export type FeeHelp = z.infer<typeof feeHelpShape>;

export const stagesShape = z.strictObject({
  checkedOn: day,
  sources: text,
  dteCode: text.optional(),
  /** CAP seats of the intake; the others are institute-level seats. */
  capSeats: z.int().min(0).optional(),
  seatsNote: text.optional(),
  /** `ready` is omitted if nothing special is needed. */
  stages: z.array(z.strictObject({ id: slug, title: text, do: text, ready: text.optional(), wrong: text })).min(1),
  past: z.array(z.strictObject({ year: text, dates: text })).min(1),
  pastNote: text.optional(),
});
