import type { Blank, SheetBlock, Table } from "#app/platform/made/sheet.ts";
import { documentsToBring } from "./course-parts.ts";
import type { Writer } from "./writer.ts";

const line = (label: string, share = 1): Blank => ({ label, share });

/** For an institute-level seat, filled in by hand, with the papers to attach. */
export function printedForm(writer: Writer): SheetBlock[] {
  const { content, labels } = writer;
  const { form } = labels;
  const documents = content.admissionDocuments.filter(({ onlyInCap }) => onlyInCap !== true);
  return [
    { kind: "beside-photo", photo: form.photo, blocks: student(writer) },
    { kind: "choices", label: form.category, options: form.categories },
    {
      kind: "section",
      heading: form.contact,
      blocks: [
        {
          kind: "blanks",
          rows: [
            [line(form.address)],
            [line("", 3), line(form.postcode)],
            [line(form.mobile, 2), line(form.parentMobile, 2), line(form.email, 3)],
          ],
        },
      ],
    },
    marks(writer),
    {
      kind: "section",
      heading: form.papers,
      blocks: [{ kind: "checklist", items: documentsToBring(writer, documents, false) }],
    },
    declaration(writer),
    office(writer),
  ];
}

function student({ labels: { form } }: Writer): SheetBlock[] {
  return [
    { kind: "heading", text: form.student },
    {
      kind: "blanks",
      rows: [
        [line(form.fullName)],
        [line(form.father)],
        [line(form.mother)],
        [line(form.birthDate, 3), line(form.nationality, 2)],
      ],
    },
  ];
}

function marks({ labels: { form }, t }: Writer): SheetBlock {
  const empty = (name: string) => [name, "", "", ""];
  const table: Table = {
    kind: "table",
    head: [form.subject, form.obtained, form.outOf, form.percent],
    rows: [...form.subjects, t.course.total].map(empty),
    columns: [3, 2, 2, 2],
    right: [],
    total: true,
    roomy: true,
  };
  const school: SheetBlock = {
    kind: "blanks",
    rows: [
      [line(form.college, 3), line(form.board, 2)],
      [line(form.seat, 2), line(form.passed, 3), line(form.dteNumber, 3)],
    ],
  };
  return { kind: "section", heading: form.marks, blocks: [school, table] };
}

function declaration({ labels: { form } }: Writer): SheetBlock {
  return {
    kind: "section",
    heading: form.declaration,
    blocks: [
      { kind: "points", items: form.declarations },
      { kind: "blanks", rows: [[line(form.place), line(form.date)]] },
      { kind: "signatures", labels: [form.studentSign, form.parentSign] },
    ],
  };
}

function office({ labels: { form } }: Writer): SheetBlock {
  return {
    kind: "framed",
    heading: form.office,
    blocks: [
      { kind: "blanks", rows: [[line(form.receivedOn), line(form.receipt)], [line(form.checkedBy)]] },
      { kind: "signatures", labels: [form.principalSign] },
    ],
  };
}
