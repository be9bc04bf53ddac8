import { ContentError } from "#app/platform/content/content-error.ts";
import type { Sheet, SheetBlock } from "#app/platform/made/sheet.ts";
import { sheet, type Writer } from "./writer.ts";

/**
 * Whether the site typesets a paper: those of the sample, and rules of the institute's own committees. A document
 * issued by another body must be that body's own file; otherwise the site would show a letter that nobody has written.
 */
export const isTypeset = ({ content: { institute, committees, affiliations } }: Writer, id: string): boolean =>
  institute.isSample ||
  (committees.some(({ paper }) => paper === id) && !affiliations.some(({ paper }) => paper === id));

type PaperRecord = Writer["content"]["papers"][number];

/**
 * An approval or a committee's rules; watermarked on every page while the institute is a sample.
 * @throws ContentError when the record has nothing to typeset.
 */
export function paperSheet(writer: Writer, record: PaperRecord): Sheet {
  if (!record.sections)
    throw new ContentError(
      `records/papers.yaml: "${record.id}" takes sections, or a PDF as media/papers/${record.id}.pdf.`,
    );
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

function section({ heading, paragraphs, points }: NonNullable<PaperRecord["sections"]>[number]): SheetBlock {
  const blocks: SheetBlock[] = paragraphs.map((text) => ({ kind: "text", text }));
  if (points !== undefined) blocks.push({ kind: "points", items: points });
  return { kind: "section", heading, blocks };
}
