import { ContentError } from "#app/lib/content-error.ts";
import { formatDay, indiaTime } from "#app/lib/i18n/format.ts";
import { formatMoment } from "#app/lib/i18n/format-moment.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import type { Sheet, SheetBlock } from "#app/pdf/made/sheet.ts";
import { disclosureWords } from "#app/register/disclosure/disclosure-words.ts";
import { requirementGroups } from "#app/register/disclosure/schema.ts";
import {
  countsText,
  paperFacts,
  printedSeats,
  type RegisterRow,
  stateText,
  type TextParts,
  yearText,
} from "#app/register/disclosure/state-text.ts";
import { contact, sectionIf } from "./sheet-parts.ts";
import { sheet, type Writer } from "./writer.ts";

export const registerPdf = "disclosure";

/** `since` is in milliseconds since 1970. */
export interface DatedRegister {
  rows: RegisterRow[];
  since: number;
  day: string;
}

/** Today and, for approvals of a year, in the years before. */
function rowStatus(row: RegisterRow, parts: TextParts): string {
  const earlier = row.lines.filter(({ paper }) => paper !== row.paper && paper !== row.awaited);
  return [stateText(row, parts), ...earlier.map((line) => yearText(line, parts))].join(" ");
}

function evidence({ paper, checkedOn }: RegisterRow, { locale, day }: Writer): string {
  const looked = checkedOn && disclosureWords[locale].lookedAt(day(checkedOn));
  return [paper && paperFacts(paper, locale), looked].filter(Boolean).join("; ");
}

function groupTable(rows: RegisterRow[], writer: Writer, parts: TextParts): SheetBlock {
  const { head } = writer.labels.register;
  return {
    kind: "table",
    head,
    rows: rows.map((row) => [row.duty.title, row.duty.authority, rowStatus(row, parts), evidence(row, writer)]),
    columns: [5, 4, 5, 5],
    right: [],
    total: false,
  };
}

/** A day alone if the register changed with the new day, as "midnight" is ambiguous. */
function sinceText(since: number, locale: Locale): string {
  const { day, clock } = indiaTime(since);
  return clock.startsWith("00:00") ? formatDay(day, locale) : formatMoment(since, locale);
}

export function registerSheet(writer: Writer, { rows, since, day }: DatedRegister): Sheet {
  const { content, labels, locale } = writer;
  const t = disclosureWords[locale];
  const parts = {
    locale,
    phone: content.institute.contact.phone?.replaceAll(" ", "\u00a0"),
    seatsOf: printedSeats(rows),
  };
  const applying = rows.filter(({ state }) => state !== "notApplicable");
  const others = rows.filter(({ state }) => state === "notApplicable");
  const groups = requirementGroups.flatMap((group): SheetBlock[] => {
    const own = applying.filter(({ duty }) => duty.group === group);
    if (own.length === 0) return [];
    return [{ kind: "heading", text: t.choices[`group.${group}`] ?? group }, groupTable(own, writer, parts)];
  });
  const { title } = labels.register;
  const made = sheet(writer, { id: registerPdf, title, on: day }, [
    {
      kind: "title",
      eyebrow: labels.register.since(sinceText(since, locale)),
      ...{ title, lead: countsText(rows, locale), logo: true },
    },
    ...groups,
    ...sectionIf(t.doesNotApply, others.length > 0, {
      kind: "facts",
      rows: others.map(({ duty }) => [duty.title, duty.why ?? ""]),
    }),
    ...contact(writer),
  ]);
  return content.institute.isSample ? { ...made, sampleLine: labels.sampleLine } : made;
}

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
