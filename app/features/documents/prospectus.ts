import { formatDays } from "#app/platform/i18n/format.ts";
import type { SheetBlock } from "#app/platform/made/sheet.ts";
import { contact, courseFacts, documentsToBring, sectionIf, subjectsAndTraining } from "./course-parts.ts";
import { feeBlocks } from "./fee-parts.ts";
import type { Writer } from "./writer.ts";

const newPage: SheetBlock = { kind: "break" };

export function prospectus(writer: Writer, record: { title: string; on: string }): SheetBlock[] {
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
