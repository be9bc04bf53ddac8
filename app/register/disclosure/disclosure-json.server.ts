import { z } from "zod";
import { institute } from "#app/cms/content/institute.server.ts";
import type { PublicRecords } from "#app/cms/content/public-records.server.ts";
import { text } from "#app/cms/content/text.ts";
import { indiaTime } from "#app/lib/i18n/format.ts";
import { type Locale, locales } from "#app/lib/i18n/locale.ts";
import { presentTime } from "#app/lib/i18n/today.server.ts";
import { registerOn } from "./register.server.ts";
import { duty, paper } from "./schema.ts";
import { printedSeats, type RegisterRow, type ShownPaper, shownPdf, stateText } from "./state-text.ts";
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
type ShownDocument = z.infer<typeof shownDocument>;

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
type DisclosureJson = z.infer<typeof disclosureShape>;

type Both<Value> = Record<Locale, Value>;
const pairOf = <Value>(both: Both<Value>, text: (of: Value) => string) => ({ en: text(both.en), mr: text(both.mr) });

function optionalPair<Value>(both: Both<Value>, text: (of: Value) => string | undefined) {
  const [en, mr] = [text(both.en), text(both.mr)];
  return en !== undefined && mr !== undefined ? { en, mr } : undefined;
}

function documentOf(both: Both<ShownPaper>, siteUrl: string): ShownDocument {
  const { number, issuedOn, forYear, validFrom, validTo, intake, decision, appliedOn, applicationNumber } = both.en;
  const files = locales.flatMap((locale) => {
    const made = shownPdf(both[locale], locale);
    return made ? [[locale, siteUrl + made.address]] : [];
  });
  return {
    title: pairOf(both, ({ title }) => title),
    ...{ number, issuedOn, forYear, validFrom, validTo, intake, decision, appliedOn, applicationNumber },
    condition: optionalPair(both, ({ condition }) => condition),
    summary: optionalPair(both, ({ summary }) => summary),
    files: Object.fromEntries(files),
  };
}

export function disclosureJson(records: PublicRecords, siteUrl: string, now = presentTime()): DisclosureJson {
  const { codes } = institute(records.in("en"));
  const registers: Both<RegisterRow[]> = { en: registerOn(records.in("en")), mr: registerOn(records.in("mr")) };
  const phone = institute(records.in("en")).contact.phone;
  const seatsOf = { en: printedSeats(registers.en), mr: printedSeats(registers.mr) };

  const rows = registers.en.map((en, at): DisclosureJson["rows"][number] => {
    const both: Both<RegisterRow> = { en, mr: registers.mr[at] ?? en };
    const { duty, state, until, checkedOn, paper, awaited } = en;
    const { id, group, basisUrl, isLaw = false, verifyAt, page } = duty;
    const papersOf = ({ lines, others }: RegisterRow) => [...lines.map((line) => line.paper), ...others];
    const find = (row: RegisterRow, of: ShownPaper) =>
      [row.paper, row.awaited, ...papersOf(row)].find((each) => each?.id === of.id) ?? of;
    const document = (of: ShownPaper) => documentOf({ en: of, mr: find(both.mr, of) }, siteUrl);
    const others = papersOf(en).filter((each) => each !== paper && each !== awaited);
    return {
      id,
      group,
      title: pairOf(both, (row) => row.duty.title),
      authority: pairOf(both, (row) => row.duty.authority),
      state,
      text: {
        en: stateText(both.en, { locale: "en", phone, seatsOf: seatsOf.en }),
        mr: stateText(both.mr, { locale: "mr", phone, seatsOf: seatsOf.mr }),
      },
      why: optionalPair(both, (row) => row.duty.why),
      basis: pairOf(both, (row) => row.duty.basis),
      ...{ basisUrl, isLaw, until, verifyAt, checkedOn },
      intake: paper?.forYear ? seatsOf.en(paper.forYear)?.intake : undefined,
      document: paper && document(paper),
      awaited: awaited && document(awaited),
      others: others.map(document),
      page: page && state !== "missing" ? siteUrl + page : undefined,
    };
  });
  const { day, clock } = indiaTime(now);
  return {
    $schema: `${siteUrl}/disclosure.schema.json`,
    institute: {
      name: { en: institute(records.in("en")).name, mr: institute(records.in("mr")).name },
      dteCode: codes?.dte,
      aishe: codes?.aishe,
    },
    asOf: `${day}T${clock.slice(0, 8)}+05:30`,
    rows,
    fees: { url: `${siteUrl}/admission/fees` },
  };
}
