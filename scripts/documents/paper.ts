import type { Block, Sheet } from "./sheet.ts";
import { sheet, type Writer } from "./writer.ts";

type PaperRecord = Writer["content"]["papers"][number];

/** An approval or a committee's rules; watermarked on every page while the institute is a sample. */
export function paperSheet(writer: Writer, record: PaperRecord): Sheet {
  const { content, t, labels, day } = writer;
  const { isSample } = content.institute;
  const made = sheet(writer, record, [
    { kind: "title", eyebrow: record.issuedBy, title: record.title, logo: false },
    {
      kind: "facts",
      rows: [
        [t.paper.reference, record.reference],
        [t.paper.date, day(record.on)],
      ],
    },
    ...record.sections.map(section),
  ]);
  return isSample ? { ...made, mark: labels.sampleMark, sampleLine: labels.sampleLine } : made;
}

function section({ heading, paragraphs, points }: PaperRecord["sections"][number]): Block {
  const blocks: Block[] = paragraphs.map((text) => ({ kind: "text", text }));
  if (points !== undefined) blocks.push({ kind: "points", items: points });
  return { kind: "section", heading, blocks };
}
