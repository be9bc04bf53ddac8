import { formatDays } from "#app/lib/i18n/format.ts";
import type { Blank, Sheet, SheetBlock, Table } from "#app/pdf/made/sheet.ts";
import { type GeneratedDownload, isGenerated } from "#app/site/downloads/download.ts";
import {
  contact,
  courseFacts,
  documentsToBring,
  feeBlocks,
  feesInOther,
  nothingElse,
  sectionIf,
  subjectsAndTraining,
} from "./sheet-parts.ts";
import { sheet, type Writer } from "./writer.ts";

const newPage: SheetBlock = { kind: "break" };

function prospectus(writer: Writer, record: { title: string; on: string }): SheetBlock[] {
  const { content, day } = writer;
  const { institute, course } = content;
  const cover: SheetBlock = {
    kind: "cover",
    eyebrow: record.title,
    institute: institute.name,
    town: institute.town ?? "",
    motto: institute.motto ?? "",
    title: `${course.name} – ${course.fullName}`,
    lines: [institute.promise, day(record.on)].flatMap((line) => line ?? []),
    approvals: content.approvals ?? "",
  };
  return [
    cover,
    ...aboutCourse(writer),
    newPage,
    ...subjectsAndTraining(writer),
    registration(writer),
    careers(writer),
    ...seatSection(writer),
    ...dateSection(writer),
    newPage,
    ...committeeSection(writer),
    ...contact(writer),
  ];
}

function aboutCourse(writer: Writer): SheetBlock[] {
  const { content, labels, t } = writer;
  const { course } = content;
  return [
    { kind: "heading", text: labels.about },
    ...course.overview.map((text): SheetBlock => ({ kind: "text", text })),
    { kind: "section", heading: t.course.facts, blocks: [courseFacts(writer)] },
    ...sectionIf(t.course.highlights, course.highlights.length > 0, { kind: "cards", items: course.highlights }),
    {
      kind: "section",
      heading: t.course.admission.eligibility,
      blocks: [{ kind: "points", items: course.eligibility }],
    },
  ];
}

function registration({ content, t }: Writer): SheetBlock {
  return {
    kind: "section",
    heading: t.course.registration,
    blocks: [{ kind: "text", text: content.course.registration }],
  };
}

function careers({ content, t }: Writer): SheetBlock {
  return { kind: "section", heading: t.course.careers, blocks: [{ kind: "cards", items: content.course.careers }] };
}

function seatSection(writer: Writer): SheetBlock[] {
  const { content, t, digits } = writer;
  const { steps } = content.course;
  const numbers = steps.map((_, index) => digits(index + 1));
  return [
    ...sectionIf(t.course.fees, content.order !== undefined, ...feeBlocks(writer)),
    { kind: "section", heading: t.course.admission.steps, blocks: [{ kind: "steps", items: steps, numbers }] },
    {
      kind: "section",
      heading: t.course.admission.papers,
      blocks: [{ kind: "points", items: documentsToBring(writer, content.admissionDocuments, true) }],
    },
  ];
}

function dateSection({ content, t, locale }: Writer): SheetBlock[] {
  const days = content.course.dates.map(({ name, from, to, status }) => {
    const when = formatDays(from, to, locale);
    return [name, status === "expected" ? `${when} (${t.course.calendar.expected})` : when] as const;
  });
  return sectionIf(t.course.admission.dates, days.length > 0, { kind: "facts", rows: days });
}

function committeeSection({ content, labels }: Writer): SheetBlock[] {
  const committees = content.committees.filter(({ kind }) => kind === "statutory");
  const items = committees.map(({ title, description }) => ({ title, description }));
  return sectionIf(labels.help, items.length > 0, { kind: "cards", items });
}

const line = (label: string, share = 1): Blank => ({ label, share });

/** For an institute-level seat, filled in by hand, with the papers to attach. */
function printedForm(writer: Writer): SheetBlock[] {
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

type DownloadRecord = Writer["content"]["downloads"][number];

const bodies: Record<GeneratedDownload, (writer: Writer, record: DownloadRecord) => SheetBlock[]> = {
  prospectus,
  syllabus: (writer, record) => [
    opening(writer, record, record.description),
    courseFacts(writer),
    ...subjectsAndTraining(writer),
  ],
  "application-form": (writer, record) => [opening(writer, record, writer.labels.form.lead), ...printedForm(writer)],
  "fee-structure": (writer, record) => [
    opening(writer, record, writer.labels.rupeesAYear),
    ...feeBlocks(writer),
    ...nothingElse(writer),
    ...feesInOther(writer, record.id),
  ],
};

/** Undefined for a PDF that the office has added. */
export function downloadSheet(writer: Writer, record: DownloadRecord): Sheet | undefined {
  if (!isGenerated(record.id)) return undefined;
  // These hang on the notice board.
  const isOnePage = ["syllabus", "fee-structure"].includes(record.id) && ({ isOnePage: true } as const);
  const made = { ...sheet(writer, record, bodies[record.id](writer, record)), ...isOnePage };
  return writer.content.institute.isSample ? { ...made, sampleLine: writer.labels.sampleLine } : made;
}

function opening({ content, t, day }: Writer, { title, on }: DownloadRecord, lead: string): SheetBlock {
  const { name, fullName } = content.course;
  const eyebrow = `${name} – ${fullName} · ${t.downloads.updated}: ${day(on)}`;
  return { kind: "title", eyebrow, title, lead, logo: true };
}
