import { formatDigits } from "#app/platform/i18n/format.ts";
import { defineKind } from "#app/platform/records/kind.ts";
import { feeOrderKindWords } from "./kind-words.ts";
import { orderInstead } from "./out-of-force.ts";
import { overlapOf } from "./overlap.ts";
import { feeOrderShape } from "./schema.ts";
import { feesBroughtBack, feesToRetype } from "./second-look.ts";

/** The kind of records for fee orders: section 14(4) of the Act of 2015 asks for approved fees on the website. */
export const feeOrderKind = defineKind({
  name: "feeOrders",
  shelf: "season",
  file: "records/fee-orders.yaml",
  fileIfMissing: "[]\n",
  shape: feeOrderShape,
  id: "slug",
  order: "file",
  publishedBy: "principal",
  isStatutory: true,
  hasCode: true,
  outOfForce: orderInstead,
  columns: ["year", "inForceFrom"],
  nameOf: ({ year = "" }) => ({ en: `Fees ${year}`.trim(), mr: `शुल्क ${formatDigits(year, "mr")}`.trim() }),
  faultAmong: overlapOf,
  secondLook: feesToRetype,
  lookBeforeOff: feesBroughtBack,
  widgets: { "refund.rule": "paragraph", note: "paragraph" },
  addresses: () => ["/admission/fees", "/courses/d-pharm", "/admission", "/", "/inspection"],
  words: feeOrderKindWords,
});
