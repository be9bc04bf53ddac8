import { withOtherName } from "#app/platform/content/paired.ts";
import type { SheetBlock, Table } from "#app/platform/made/sheet.ts";
import type { Writer } from "./writer.ts";

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
