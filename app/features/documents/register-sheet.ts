import {
  countsText,
  paperFacts,
  printedSeats,
  type RegisterRow,
  stateText,
  type TextParts,
  yearText,
} from "#app/features/disclosure/index.ts";
import { requirementGroups } from "#app/features/disclosure/schema.ts";
import { disclosureWords } from "#app/features/disclosure/words.ts";
import { formatDay, indiaTime } from "#app/platform/i18n/format.ts";
import { formatMoment } from "#app/platform/i18n/format-moment.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Sheet, SheetBlock } from "#app/platform/made/sheet.ts";
import { contact, sectionIf } from "./course-parts.ts";
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
