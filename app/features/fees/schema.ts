import { z } from "zod";
import { academicYearName } from "#app/platform/content/academic-year.ts";
import { totalOfYear } from "#app/platform/content/fee-amounts.ts";
import { day, officePdf, rupees, slug, text, webAddress } from "#app/platform/content/text.ts";

/** At most ten lakh, so that a zero too many is noticed. */
const amount = rupees.max(10_00_000);

/** Who has fixed fees: the Fees Regulating Authority, the government or DTE, or the management. */
const fixers = ["fra", "government", "management"] as const;
const decisions = ["final", "interim", "adHoc", "noIncrease", "increase"] as const;

const line = z.strictObject({
  name: text,
  head: z.enum(["tuition", "development", "other"], "tuition, development or other"),
  firstYear: amount,
  secondYear: amount,
});

/** A family, by what decides about its fees. */
const payer = z.strictObject({
  who: text,
  /** Percent of the tuition fee that a scheme pays; omitted if only the office can tell. */
  tuitionPaid: z.int().min(0).max(100).optional(),
  /** Asked for on the day of admission. */
  firstDay: amount.optional(),
});

const instalment = z.strictObject({
  name: text,
  year: z.enum(["firstYear", "secondYear"], "firstYear or secondYear"),
  rupees: amount,
  by: day.optional(),
});

const tooMuch = {
  en: "instalments that add up to no more than the year's total (section 14(5) of the Act of 2015)",
  mr: "त्या वर्षाच्या एकूण शुल्कापेक्षा जास्त नसलेले हप्ते (अधिनियम २०१५, कलम १४(५))",
};
const needsOrder = {
  en: "the number and the date of the order, if the Fees Regulating Authority has fixed the fees",
  mr: "शुल्क नियामक प्राधिकरणाने शुल्क ठरवले असेल, तर आदेशाचा क्रमांक आणि तारीख",
};
const custom = (path: PropertyKey[], takes: { en: string; mr: string }) =>
  ({ code: "custom", path, message: takes.en, params: { takes } }) as const;

/** content/records/fee-orders.yaml: the fees of a year, with the order that fixed them. */
export const feeOrderShape = z
  .strictObject({
    id: slug,
    year: academicYearName,
    /** The years of admission of the students it is for, if not for all. */
    admittedIn: z.array(academicYearName).max(5).optional(),
    fixedBy: z.enum(fixers, fixers.join(", ")).optional(),
    decision: z.enum(decisions, decisions.join(", ")).optional(),
    number: text.optional(),
    orderedOn: day.optional(),
    inForceFrom: day,
    file: officePdf.optional(),
    lines: z.array(line).min(1).max(20),
    /** Paid once, in the first year, and returned. */
    deposit: z.strictObject({ name: text, rupees: amount, refund: text }).optional(),
    instalments: z.array(instalment).max(12),
    payers: z.array(payer).max(20),
    /** What a family may refuse. */
    refusable: z.array(z.strictObject({ name: text, note: text })).max(12),
    /** What is paid to others. */
    toOthers: z.array(z.strictObject({ name: text, note: text })).max(12),
    refund: z.strictObject({ rule: text, source: webAddress.optional() }).optional(),
    note: text.optional(),
    replaces: slug.optional(),
  })
  .superRefine((order, context) => {
    for (const year of ["firstYear", "secondYear"] as const) {
      const asked = order.instalments.filter((each) => each.year === year).reduce((sum, each) => sum + each.rupees, 0);
      if (asked > totalOfYear(order, year)) context.addIssue(custom(["instalments"], tooMuch));
    }
    for (const [at, { firstDay = 0 }] of order.payers.entries())
      if (firstDay > totalOfYear(order, "firstYear")) context.addIssue(custom(["payers", at, "firstDay"], tooMuch));
    if (order.fixedBy === "fra" && !(order.number && order.orderedOn))
      context.addIssue(custom([order.number ? "orderedOn" : "number"], needsOrder));
  });

export type FeeOrder = z.infer<typeof feeOrderShape>;
