import { isGenerated, type GeneratedDownload } from "#app/features/downloads/schema.ts";
import type { Sheet, SheetBlock } from "#app/platform/made/sheet.ts";
import { printedForm } from "./application-form.ts";
import { courseFacts, subjectsAndTraining } from "./course-parts.ts";
import { feeBlocks, feesInOther, nothingElse } from "./fee-parts.ts";
import { prospectus } from "./prospectus.ts";
import { sheet, type Writer } from "./writer.ts";

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
