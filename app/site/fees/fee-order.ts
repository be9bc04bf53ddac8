import { z } from "zod";
import { academicYearName } from "#app/cms/content/academic-year.ts";
import {
  type DatedOrder,
  type FeeYear,
  isForBatch,
  type LeadingOrders,
  totalOfYear,
  unreplaced,
} from "#app/cms/content/fee-orders.ts";
import { day, type Localised, officePdf, rupees, slug, type Text, text, webAddress } from "#app/cms/content/text.ts";
import { formatDay, formatRupees } from "#app/lib/i18n/format.ts";
import { categories, conflictingRows, familyAnswers, isForFamilies } from "./family.ts";

interface OrderAmounts {
  year: string;
  admittedIn?: string[] | undefined;
  lines: { head: "tuition" | "development" | "other"; firstYear: number; secondYear: number }[];
  orderTotal?: number | undefined;
}

/** An order that is not for those admitted in its year is for second-year students. */
export const yearOfStudents = (order: Pick<OrderAmounts, "year" | "admittedIn">): FeeYear =>
  isForBatch(order, order.year) ? "firstYear" : "secondYear";

/**
 * Compares the total copied from the order with its tuition and development fees, which the Fees Regulating Authority
 * fixes.
 * @returns undefined if they agree, or none was copied
 */
export function wrongTotal(order: OrderAmounts): Text | undefined {
  const lines = order.lines.filter(({ head }) => head !== "other");
  const sum = totalOfYear({ lines }, yearOfStudents(order));
  if (order.orderTotal === undefined || order.orderTotal === sum) return undefined;
  return {
    en: `the total that the order prints: the tuition and development fees above add up to ${formatRupees(sum, "en")}, so a digit here or there is wrong`,
    mr: `आदेशावर छापलेली बेरीज. वरचे शिक्षण आणि विकास शुल्क मिळून ${formatRupees(sum, "mr")} होते, म्हणजे इथे किंवा तिथे एखादा आकडा चुकला आहे`,
  };
}

/** Ten lakh, so that a zero too many is noticed. */
export const mostRupees = 10_00_000;
const amount = rupees.max(mostRupees);

/** `fra`: the Fees Regulating Authority; `government`: also DTE. */
const fixers = ["fra", "government", "management"] as const;
const decisions = ["final", "interim", "adHoc", "noIncrease", "increase"] as const;

const line = z.strictObject({
  name: text,
  head: z.enum(["tuition", "development", "other"], "tuition, development or other"),
  /** Only if not the order's authority, which fixes tuition and development fees alone. */
  fixedBy: z.enum(fixers, fixers.join(", ")).optional(),
  firstYear: amount,
  secondYear: amount,
});

/** A row that answers none of the four questions is only an example in the table. */
const payer = z.strictObject({
  who: text,
  categories: z
    .array(z.enum(categories, categories.join(", ")))
    .min(1)
    .optional(),
  student: z.enum(familyAnswers.student, "girl, boy or transgender").optional(),
  income: z.enum(familyAnswers.income, "upTo8 or over8").optional(),
  seat: z.enum(familyAnswers.seat, "cap or institute").optional(),
  scheme: text.optional(),
  /** Day on which someone last read the scheme's rules. */
  checkedOn: day.optional(),
  source: webAddress.optional(),
  /** Percent; omitted if only the office can tell. */
  tuitionPaid: z.int().min(0).max(100).optional(),
  firstDay: amount.optional(),
});

const refusable = z.strictObject({
  name: text,
  note: text,
  source: webAddress.optional(),
  checkedOn: day.optional(),
});

const instalment = z.strictObject({
  name: text,
  year: z.enum(["firstYear", "secondYear"], "firstYear or secondYear"),
  rupees: amount,
  by: day.optional(),
});

const tooMuch = {
  en: "instalments that add up to no more than the year’s total (section 14(5) of the Act of 2015)",
  mr: "सर्व मिळून त्या वर्षाच्या एकूण शुल्काएवढे किंवा त्याहून कमी हप्ते (अधिनियम २०१५, कलम १४(५))",
};
const needsOrder = {
  en: "the number and the date of the order, if the Fees Regulating Authority has fixed the fees",
  mr: "शुल्क नियामक प्राधिकरणाने शुल्क ठरवले असेल, तर आदेशाचा क्रमांक आणि तारीख",
};
const onlyInCap = {
  en: "“Government round (CAP)”, and an income or categories: no scheme pays for institute-level seats or for everybody",
  mr: "“सरकारी फेरीतून (CAP)”, तसेच उत्पन्न किंवा प्रवर्ग: संस्थास्तरीय जागांना किंवा सरसकट सर्वांना योजना लागू नाही",
};
const twoRows = (who: Text) => ({
  en: `other answers: this row is for the same family as “${who.en}”`,
  mr: `“${who.mr}” पेक्षा वेगळी कुटुंबे: एकाच कुटुंबासाठी दोन ओळी आहेत`,
});
const custom = (path: PropertyKey[], takes: { en: string; mr: string }) =>
  ({ code: "custom", path, message: takes.en, params: { takes } }) as const;

/** content/records/fee-orders.yaml */
export const feeOrderShape = z
  .strictObject({
    id: slug,
    year: academicYearName,
    /** Years of admission of its students; omitted: for all students. */
    admittedIn: z.array(academicYearName).max(5).optional(),
    fixedBy: z.enum(fixers, fixers.join(", ")).optional(),
    decision: z.enum(decisions, decisions.join(", ")).optional(),
    number: text.optional(),
    orderedOn: day.optional(),
    inForceFrom: day,
    file: officePdf.optional(),
    lines: z.array(line).min(1).max(20),
    /** Copied from the order, to find a wrong digit: tuition and development fees of the year together. */
    orderTotal: amount.optional(),
    /** Paid once, in the first year, and returned. */
    deposit: z.strictObject({ name: text, rupees: amount, refund: text }).optional(),
    instalments: z.array(instalment).max(12),
    payers: z.array(payer).max(20),
    refusable: z.array(refusable).max(12),
    /** The institute states that families pay nothing else, except for what they choose. */
    nothingElse: z.literal(true).optional(),
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
    const takes = wrongTotal(order);
    if (takes) context.addIssue(custom(["orderTotal"], takes));
    for (const [at, { firstDay = 0 }] of order.payers.entries())
      if (firstDay > totalOfYear(order, "firstYear")) context.addIssue(custom(["payers", at, "firstDay"], tooMuch));
    for (const [at, row] of order.payers.entries()) {
      const hasConditions =
        row.student === "transgender" || (row.seat === "cap" && (row.income === "upTo8" || row.categories));
      if (isForFamilies(row) && (row.tuitionPaid ?? 0) > 0 && !hasConditions)
        context.addIssue(custom(["payers", at, "seat"], onlyInCap));
    }
    const [first, second] = conflictingRows(order.payers) ?? [];
    if (first && second)
      context.addIssue(custom(["payers", order.payers.indexOf(second), "categories"], twoRows(first.who)));
    if (order.fixedBy === "fra" && !(order.number && order.orderedOn))
      context.addIssue(custom([order.number ? "orderedOn" : "number"], needsOrder));
  });

export type FeeOrder = z.infer<typeof feeOrderShape>;

const noSuchOrder: Text = {
  en: "another order of this year, which no other one replaces",
  mr: "याच वर्षाचा, अजून लागू असलेला दुसरा आदेश",
};

const alreadyCounts = ({ inForceFrom }: DatedOrder): Text => ({
  en: `the order in force since ${formatDay(inForceFrom, "en")}, as the one that this order replaces. It already counts for this year; it stays in the history`,
  mr: `${formatDay(inForceFrom, "mr")} पासून लागू असलेला आदेश; या वर्षासाठी तो आधीच लागू आहे. तो इतिहासात राहील आणि त्याच्या जागी हा लागू होईल`,
});

/** Years of admission; `""` stands for all that the orders do not name. */
const batchesIn = (orders: DatedOrder[]) => new Set([...orders.flatMap(({ admittedIn = [] }) => admittedIn), ""]);

/** Two orders of one year must not apply to the same students, and a replaced order must exist. */
export function findOverlap(order: DatedOrder, others: DatedOrder[]): { path: string; takes: Text } | undefined {
  const ofYear = others.filter(({ id, year }) => id !== order.id && year === order.year);
  const isKnown = !order.replaces || ofYear.some(({ id }) => id === order.replaces);
  if (!isKnown) return { path: "replaces", takes: noSuchOrder };
  const all = [...ofYear, order];
  for (const batch of batchesIn(all)) {
    if (!isForBatch(order, batch)) continue;
    const left = unreplaced(all, batch);
    if (left.length === 0) return { path: "replaces", takes: noSuchOrder };
    const other = left.find(({ id }) => id !== order.id);
    if (other && left.includes(order)) return { path: "replaces", takes: alreadyCounts(other) };
  }
  return undefined;
}

export type ShownOrder = Localised<FeeOrder>;

export type FeesToday = LeadingOrders<ShownOrder>;
