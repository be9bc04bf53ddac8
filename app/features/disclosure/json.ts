import { z } from "zod";
import { text } from "#app/platform/content/text.ts";
import { duty, paper } from "./schema.ts";
import { dutyStates } from "./states.ts";

const ofPaper = paper.shape;
const ofDuty = duty.shape;

/** A document as programs read it: what the page says of it, and nothing that is for the office alone. */
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
  /** The PDFs that everybody may have, by language. */
  files: z.strictObject({ en: z.url().optional(), mr: z.url().optional() }),
});
export type ShownDocument = z.infer<typeof shownDocument>;

const shownRow = z.strictObject({
  id: ofDuty.id,
  title: text,
  authority: text,
  group: ofDuty.group,
  /** Its state on the day of `asOf`. */
  state: z.enum(dutyStates),
  /** The same in one or two sentences, as the page says it. */
  text,
  why: ofDuty.why,
  basis: text,
  basisUrl: ofDuty.basisUrl,
  isLaw: z.boolean(),
  /** The last day on which what the state follows from counts, or counted. */
  until: z.iso.date().optional(),
  /** The lowest number of seats that a body has approved for the year of the document. */
  intake: z.int().optional(),
  /** The document that the state follows from. */
  document: shownDocument.optional(),
  /** The application that waits for an answer. */
  awaited: shownDocument.optional(),
  /** All other documents that were issued or applied for, the newest first. */
  others: z.array(shownDocument),
  page: z.url().optional(),
  verifyAt: ofDuty.verifyAt,
  checkedOn: z.iso.date().optional(),
});

/** /disclosure.json: the register of an institute on a day. */
export const disclosureShape = z.strictObject({
  $schema: z.url(),
  institute: z.strictObject({ name: text, dteCode: z.string().optional(), aishe: z.string().optional() }),
  /** The moment of which this is true, in India. */
  asOf: z.iso.datetime({ offset: true }),
  rows: z.array(shownRow),
  /** The page with the fees of the year. */
  fees: z.strictObject({ url: z.url() }),
});
export type DisclosureJson = z.infer<typeof disclosureShape>;
