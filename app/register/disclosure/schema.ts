import { z } from "zod";
import { academicYearName, months } from "#app/cms/content/academic-year.ts";
import { day, officePdf, slug, text, webAddress } from "#app/cms/content/text.ts";

export const requirementGroups = ["approvals", "money", "people", "safety", "students", "numbers"] as const;
const covers = ["admissionYear", "period", "untilWithdrawn", "term", "standing"] as const;
const evidences = ["paper", "fees", "committee", "page", "number", "count"] as const;
const codes = ["dte", "pci", "msbte", "aishe"] as const;
const decisions = ["granted", "provisional", "conditional", "refused", "suspended", "restored"] as const;
/** Who sees a paper's file; the row of its duty is public in any case. */
const shows = ["public", "onRequest", "internal"] as const;

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, values.join(", "));
const custom = (path: string, takes: { en: string; mr: string }) => ({
  code: "custom" as const,
  path: [path],
  message: takes.en,
  params: { takes },
});

const needsWhy = { en: "why it does not apply", mr: "ही बाब का लागू नाही" };
const needsCondition = {
  en: "one sentence for the public, if the decision is conditional, refused or suspended",
  mr: "निर्णय सशर्त, नाकारलेला किंवा स्थगितीचा असेल, तर लोकांसाठी एक वाक्य",
};
const needsDay = {
  en: "the date of the document, or below the date of the application",
  mr: "कागदपत्राची तारीख किंवा खाली अर्जाची तारीख",
};
const endsFirst = { en: "the first day or a later one", mr: "पहिला दिवस किंवा त्यानंतरचा दिवस" };

/** content/records/duties.yaml: what the institute shows, whether or not it has a paper for it. */
export const duty = z
  .strictObject({
    id: slug,
    title: text,
    authority: text,
    group: oneOf(requirementGroups),
    basis: text,
    basisUrl: webAddress.optional(),
    basisCheckedOn: day.optional(),
    /** Only if somebody has read the law's text, or an authority's quotation that the basis names. */
    isLaw: z.literal(true).optional(),
    applies: oneOf(["yes", "no", "unknown"]),
    why: text.optional(),
    cover: oneOf(covers),
    evidence: oneOf(evidences),
    committee: slug.optional(),
    page: z.string().startsWith("/", "a page of this site").optional(),
    code: oneOf(codes).optional(),
    /** The months in which one usually applies for the next paper. */
    applyFrom: oneOf(months).optional(),
    applyTo: oneOf(months).optional(),
    /** Days before the end on which the office is reminded; without, the usual ones. */
    warnDays: z.array(z.int().min(0).max(365)).max(6).optional(),
    /** Email address of who looks after it; without, the principal does. Never public. */
    owner: z.email().optional(),
    /** The authority's own page, for checks by anybody. */
    verifyAt: webAddress.optional(),
    /** The day on which somebody last checked that what is shown is still right. */
    checkedOn: day.optional(),
  })
  .superRefine(({ applies, why }, context) => {
    if (applies === "no" && !why) context.addIssue(custom("why", needsWhy));
  });
export type Requirement = z.infer<typeof duty>;

/** content/records/papers.yaml: evidence for a requirement, an application for it, or a committee's rules. */
export const paper = z
  .strictObject({
    id: slug,
    duty: slug.optional(),
    title: text,
    number: z.string().trim().min(1).optional(),
    /** Missing while the paper is only applied for. */
    issuedOn: day.optional(),
    forYear: academicYearName.optional(),
    validFrom: day.optional(),
    validTo: day.optional(),
    intake: z.int().min(0).max(500).optional(),
    /** Default: granted. */
    decision: oneOf(decisions).optional(),
    condition: text.optional(),
    summary: text.optional(),
    /** Default: the PDF in content/media/papers with the paper's id, or the typeset text (paper-texts.yaml). */
    file: officePdf.optional(),
    marathiFile: officePdf.optional(),
    /** Default: public. */
    show: oneOf(shows).optional(),
    appliedOn: day.optional(),
    applicationNumber: z.string().trim().min(1).optional(),
    paidOn: day.optional(),
    replaces: slug.optional(),
    checkedOn: day.optional(),
    /** For the office alone. */
    note: z.string().trim().min(1).optional(),
  })
  .superRefine(({ decision = "granted", condition, issuedOn, appliedOn, validFrom, validTo }, context) => {
    if (!condition && ["conditional", "refused", "suspended"].includes(decision))
      context.addIssue(custom("condition", needsCondition));
    if (!issuedOn && !appliedOn) context.addIssue(custom("issuedOn", needsDay));
    if (validFrom && validTo && validTo < validFrom) context.addIssue(custom("validTo", endsFirst));
  });
export type Paper = z.infer<typeof paper>;

export const isOpenToAll = ({ show = "public" }: Pick<Paper, "show">): boolean => show === "public";

/** content/records/paper-texts.yaml: what is typeset as a paper, by its id: an institute's own rules, or a sample. */
export const paperText = z.strictObject({
  id: slug,
  issuedBy: text,
  sections: z
    .array(z.strictObject({ heading: text, paragraphs: z.array(text), points: z.array(text).optional() }))
    .min(1),
});
export type PaperText = z.infer<typeof paperText>;
