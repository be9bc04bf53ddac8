import { z } from "zod";
import { text } from "#app/platform/content/text.ts";
import { duty, paper } from "./schema.ts";
import { requirementStates } from "./states.ts";

const ofPaper = paper.shape;
const ofDuty = duty.shape;

/** Public fields only: nothing that is for the office alone. */
const shownDocument = z.strictObject({
  title: text,
  number: ofPaper.number,
  issuedOn: ofPaper.issuedOn,
  forYear: z.string().optional(),
  validFrom: ofPaper.validFrom,
  validTo: ofPaper.validTo,
  intake: ofPaper.intake,
  decision: ofPaper.decision,
  condition: ofPaper.condition,
  summary: ofPaper.summary,
  appliedOn: ofPaper.appliedOn,
  applicationNumber: ofPaper.applicationNumber,
  files: z.strictObject({ en: z.url().optional(), mr: z.url().optional() }),
});
export type ShownDocument = z.infer<typeof shownDocument>;

const shownRow = z.strictObject({
  id: ofDuty.id,
  title: text,
  authority: text,
  group: ofDuty.group,
  state: z.enum(requirementStates),
  text,
  why: ofDuty.why,
  basis: text,
  basisUrl: ofDuty.basisUrl,
  isLaw: z.boolean(),
  until: z.iso.date().optional(),
  /** The lowest number of seats that a body has approved for the year of the document. */
  intake: z.int().optional(),
  document: shownDocument.optional(),
  awaited: shownDocument.optional(),
  others: z.array(shownDocument),
  page: z.url().optional(),
  verifyAt: ofDuty.verifyAt,
  checkedOn: z.iso.date().optional(),
});

export const disclosureShape = z.strictObject({
  $schema: z.url(),
  institute: z.strictObject({ name: text, dteCode: z.string().optional(), aishe: z.string().optional() }),
  /** Indian time. */
  asOf: z.iso.datetime({ offset: true }),
  rows: z.array(shownRow),
  fees: z.strictObject({ url: z.url() }),
});
export type DisclosureJson = z.infer<typeof disclosureShape>;
