import { ContentError } from "#app/platform/content/content-error.ts";
import type { Sheet, SheetBlock } from "#app/platform/made/sheet.ts";
import { sheet, type Writer } from "./writer.ts";

/** The sample's papers, and rules of own committees. A document of another body must be its own file: the site must
 * not forge letters. */
export const isTypeset = ({ content }: Writer, { id, duty }: PaperRecord): boolean =>
  duty === undefined
    ? content.institute.isSample || content.committees.some(({ paper }) => paper === id)
    : content.institute.isSample && content.paperTexts.some((text) => text.id === id);

type PaperRecord = Writer["content"]["papers"][number];

/** Watermarked while the institute is a sample. @throws ContentError when there is nothing to typeset */
export function paperSheet(writer: Writer, { id, title, number, issuedOn: on = "" }: PaperRecord): Sheet {
  const { content, t, labels, day } = writer;
  const text = content.paperTexts.find((each) => each.id === id);
  if (!text)
    throw new ContentError(
      `records/papers.yaml: "${id}" takes a text in paper-texts.yaml, or a PDF as media/papers/${id}.pdf.`,
    );
  const { isSample } = content.institute;
  const rows: [string, string][] = [[t.paper.date, day(on)]];
  if (number) rows.unshift([t.paper.reference, number]);
  const made = sheet(writer, { id, title, on }, [
    { kind: "title", eyebrow: text.issuedBy, title, logo: false },
    { kind: "facts", rows },
    ...text.sections.map(section),
  ]);
  return isSample ? { ...made, mark: labels.sampleMark, sampleLine: labels.sampleLine } : made;
}

function section({
  heading,
  paragraphs,
  points,
}: Writer["content"]["paperTexts"][number]["sections"][number]): SheetBlock {
  const blocks: SheetBlock[] = paragraphs.map((text) => ({ kind: "text", text }));
  if (points !== undefined) blocks.push({ kind: "points", items: points });
  return { kind: "section", heading, blocks };
}
