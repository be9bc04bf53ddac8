import { z } from "zod";
import { academicYearName } from "#app/cms/content/academic-year.ts";
import { type LeadingOrders, totalOfOrder, totalOfYear } from "#app/cms/content/fee-orders.ts";
import { type Text, text } from "#app/cms/content/text.ts";
import { type FeeOrder, feeOrderShape } from "./fee-order.ts";

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

function orderInJson({ file: _, id: _id, payers: _payers, refund, ...order }: FeeOrder) {
  const sums = { firstYear: totalOfYear(order, "firstYear"), secondYear: totalOfYear(order, "secondYear") };
  return { ...order, ...(refund && { refund }), totals: { ...sums, bothYears: totalOfOrder(order) } };
}

interface JsonParts {
  institute: { name: Text; codes?: object | undefined };
  course: Text;
  /** Day in India. */
  asOf: string;
  url: string;
  schema: string;
}

/** While the fees are not fixed, gives those of the year before as `yearBefore`. */
export function feesInJson(
  { year, notFixedFor, current, ofSecondYear, lapsed, coming }: LeadingOrders<FeeOrder>,
  parts: JsonParts,
) {
  const { institute, course, asOf, url, schema } = parts;
  return {
    $schema: schema,
    institute,
    course: { name: course },
    asOf,
    currency: "INR",
    year,
    ...(notFixedFor && { notFixedFor }),
    state: current ? "fixed" : "notFixedYet",
    ...(current && { order: orderInJson(current) }),
    ...(ofSecondYear && { orderOfSecondYear: orderInJson(ofSecondYear) }),
    ...(lapsed && { yearBefore: orderInJson(lapsed) }),
    ...(coming && { coming: orderInJson(coming) }),
    url,
  };
}
