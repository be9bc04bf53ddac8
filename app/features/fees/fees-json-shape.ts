import { z } from "zod";
import { academicYearName } from "#app/platform/content/academic-year.ts";
import { text } from "#app/platform/content/text.ts";
import { feeOrderShape } from "./schema.ts";

const { file: _, id: _id, payers: _payers, ...ofOrder } = feeOrderShape.shape;

const orderInJsonShape = z.strictObject({
  ...ofOrder,
  totals: z.strictObject({ firstYear: z.int(), secondYear: z.int(), bothYears: z.int() }),
});

/** Shape of /fees.json. */
export const feesJsonShape = z.strictObject({
  $schema: z.url(),
  institute: z.strictObject({ name: text, codes: z.record(z.string(), z.string()).optional() }),
  course: z.strictObject({ name: text }),
  /** Day in India. */
  asOf: z.iso.date(),
  currency: z.literal("INR"),
  year: academicYearName,
  /** The year that admission is for, while its fees are not fixed. */
  notFixedFor: academicYearName.optional(),
  state: z.enum(["fixed", "notFixedYet"]),
  order: orderInJsonShape.optional(),
  orderOfSecondYear: orderInJsonShape.optional(),
  yearBefore: orderInJsonShape.optional(),
  coming: orderInJsonShape.optional(),
  url: z.url(),
});
