import { totalOfOrder, totalOfYear } from "#app/platform/content/fee-amounts.ts";
import type { LeadingOrders } from "#app/platform/content/fee-orders.ts";
import type { Text } from "#app/platform/content/text.ts";
import type { FeeOrder } from "./schema.ts";

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
