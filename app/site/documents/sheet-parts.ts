import { yearBefore } from "#app/cms/content/academic-year.ts";
import { feeRows, totalOfYear } from "#app/cms/content/fee-orders.ts";
import { withOtherName } from "#app/cms/content/text.ts";
import type { SheetBlock, Table } from "#app/pdf/made/sheet.ts";
import { fixedByText } from "#app/site/fees/fee-words.ts";
import { otherWriter, type Writer } from "./writer.ts";

type Subjects = Writer["content"]["course"]["firstYear"];

type Row = [name: string, value: string | number | undefined];

const statedRows = (rows: Row[]) => rows.flatMap(([name, value]) => (value ? [[name, String(value)] as const] : []));

export function courseFacts({ content: { approvals, course }, t, digits }: Writer): SheetBlock {
  return {
    kind: "facts",
    rows: statedRows([
      [t.course.figures.duration, t.course.figures.durationValue(digits(course.years))],
      [t.course.figures.intake, course.intake && t.course.figures.intakeValue(digits(course.intake))],
      [t.course.figures.eligibility, `${course.eligibilityShort}. ${course.minimumNote}`],
      [t.course.figures.entrance, course.entrance],
      [t.course.figures.approvals, approvals ? `${approvals}. ${course.approvalsNote}` : course.approvalsNote],
      [t.course.figures.medium, course.medium],
    ]),
  };
}

/** Both languages; the codes keep Latin digits, as MSBTE prints them. */
function subjects({ t }: Writer, heading: string, list: Subjects, others: Subjects): SheetBlock {
  const table: Table = {
    kind: "table",
    head: [t.course.code, t.course.subject, t.course.teaching],
    rows: withOtherName(list, others, ({ name }) => name).map(({ code, name, other, practical }) => [
      code,
      `${name} (${other})`,
      practical ? t.course.theoryPractical : t.course.theory,
    ]),
    columns: [2, 6, 4],
    right: [],
    total: false,
  };
  return { kind: "section", heading, blocks: [table] };
}

export function subjectsAndTraining(writer: Writer): SheetBlock[] {
  const { course } = writer.content;
  const { course: other } = writer.other;
  return [
    subjects(writer, `${writer.t.course.subjects}: ${writer.t.course.firstYear}`, course.firstYear, other.firstYear),
    subjects(writer, `${writer.t.course.subjects}: ${writer.t.course.secondYear}`, course.secondYear, other.secondYear),
    { kind: "section", heading: writer.t.course.training, blocks: [{ kind: "text", text: course.training }] },
  ];
}

/** With who needs the document and how many copies; one named after its only purpose, such as the EWS certificate,
 * needs no note. */
export function documentsToBring(
  { t, digits }: Writer,
  documents: Writer["content"]["admissionDocuments"],
  hasCopies: boolean,
): string[] {
  return documents.map(({ id, name, original, copies, for: forWhom = [] }) => {
    const number = hasCopies && t.admission.copies(original, digits(copies), copies === 1);
    const needed = forWhom.filter((each) => forWhom.length > 1 || each !== id).map((each) => t.admission.needed[each]);
    const notes = [number, needed.join(", ")].filter(Boolean).join("; ");
    if (!notes) return name;
    return name.endsWith(")") ? `${name.slice(0, -1)}; ${notes})` : `${name} (${notes})`;
  });
}

/** Telephone and PIN keep Latin digits, as they are dialled and written on letters. */
export function contact({ content: { institute }, t }: Writer): SheetBlock[] {
  const { person, role, phone, email, address, district, postcode } = institute.contact;
  const place = [district, postcode].filter(Boolean).join(" ");
  const rows = statedRows([
    [t.contact.person, [person, role].filter(Boolean).join(", ")],
    [t.contact.phone, phone?.replaceAll(" ", "\u00a0")],
    [t.contact.email, email],
    [t.contact.address, address && [institute.name, address, place].filter(Boolean).join(", ")],
    [t.footer.hours, institute.hours.office],
  ]);
  return sectionIf(t.course.contact, rows.length > 0, { kind: "facts", rows });
}

/** Empty when the block would be empty. */
export const sectionIf = (heading: string, hasContent: boolean, ...blocks: SheetBlock[]): SheetBlock[] =>
  hasContent ? [{ kind: "section", heading, blocks }] : [];

type Order = NonNullable<Writer["content"]["order"]>;

function feesTable({ t, rupees }: Writer, order: Order): Table {
  const row = (name: string, first: number, second: number) => [
    name,
    rupees(first),
    rupees(second),
    rupees(first + second),
  ];
  return {
    kind: "table",
    head: [t.fees.fee, t.fees.firstYear, t.fees.secondYear, t.fees.total],
    rows: [
      ...feeRows(order).map(({ name, firstYear, secondYear }) => row(name, firstYear, secondYear)),
      row(t.fees.total, totalOfYear(order, "firstYear"), totalOfYear(order, "secondYear")),
    ],
    columns: [5, 2, 2, 2],
    right: [1, 2, 3],
    total: true,
  };
}

function orderFacts({ t, day, digits, locale }: Writer, order: Order): SheetBlock {
  const { year, number, orderedOn, inForceFrom } = order;
  const rows: [string, string | undefined][] = [
    [t.fees.year, digits(year)],
    [t.fees.fixedBy, fixedByText(order, locale)],
    [number ? t.fees.number : t.fees.orderedOn, [number, orderedOn && day(orderedOn)].filter(Boolean).join(", ")],
    [t.fees.inForceFrom, day(inForceFrom)],
  ];
  return { kind: "facts", rows: rows.flatMap(([name, value]) => (value ? [[name, value] as const] : [])) };
}

/** Empty while there is no order. */
export function feeBlocks(writer: Writer): SheetBlock[] {
  const { order } = writer.content;
  if (!order) return [];
  const text = [writer.t.fees.secondYearMayChange, order.note].filter(Boolean).join(" ");
  const note: SheetBlock = { kind: "note", text };
  return [feesTable(writer, order), orderFacts(writer, order), ...feesOfSecondYear(writer), note];
}

/** For families in the second year, where another order applies. */
function feesOfSecondYear(writer: Writer): SheetBlock[] {
  const { t, rupees, digits, content } = writer;
  const { orderOfSecondYear: order } = content;
  if (!order) return [];
  const rows = order.lines.map(({ name, secondYear }) => [name, rupees(secondYear)]);
  const total = [t.fees.total, rupees(totalOfYear(order, "secondYear"))];
  const table: Table = {
    kind: "table",
    head: [t.fees.fee, t.fees.secondYear],
    rows: [...rows, total],
    columns: [9, 2],
    right: [1],
    total: true,
  };
  const heading = t.fees.ofSecondYear(digits(yearBefore(order.year)));
  return [{ kind: "section", heading, blocks: [table, orderFacts(writer, order)] }];
}

/** Only if the institute states it; with whom to call if more is asked for. */
export function nothingElse({ content: { institute, order }, t }: Writer): SheetBlock[] {
  const { phone } = institute.contact;
  const only = order?.nothingElse ? `${t.fees.nothingElse} ` : "";
  const ask = [only + t.fees.askedForMore, phone?.replaceAll(" ", "\u00a0")].filter(Boolean).join(": ");
  const complain = order?.fixedBy === "fra" ? ` ${t.fees.complain} ${t.fees.authority}, www.mahafra.org.` : "";
  return order ? [{ kind: "note", text: `${ask}.${complain}` }] : [];
}

/** In the other language below: one sheet serves the notice board, where both are read. */
export function feesInOther(writer: Writer, id: string): SheetBlock[] {
  const other = otherWriter(writer);
  const title = other.content.downloads.find((download) => download.id === id)?.title ?? "";
  const blocks = feeBlocks(other).filter(({ kind }) => kind !== "note");
  return blocks.length > 0 ? [{ kind: "section", heading: title, blocks: [...blocks, ...nothingElse(other)] }] : [];
}
