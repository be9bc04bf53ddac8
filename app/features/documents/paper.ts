import { ContentError } from "#app/platform/content/content-error.ts";
import type { Sheet, SheetBlock } from "#app/platform/made/sheet.ts";
import { sheet, type Writer } from "./writer.ts";

/**
 * Whether the site typesets a paper: those of the sample, and rules of the institute's own committees. A document
 * issued by another body must be that body's own file; otherwise the site would show a letter that nobody has written.
 * One without a file is at the office, or comes later.
 */
export const isTypeset = ({ content }: Writer, { id, duty }: PaperRecord): boolean =>
  duty === undefined
    ? content.institute.isSample || content.committees.some(({ paper }) => paper === id)
    : content.institute.isSample && content.paperTexts.some((text) => text.id === id);

type PaperRecord = Writer["content"]["papers"][number];

/**
 * An approval or a committee's rules; watermarked on every page while the institute is a sample.
 * @throws ContentError when there is nothing to typeset.
 */
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
