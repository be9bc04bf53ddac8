import { formatDay, formatDigits } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { defineKind } from "#app/platform/records/kind.ts";
import { requirementKindWords } from "./duty-words.ts";
import { paperFault } from "./paper-fault.ts";
import { paperKindWords } from "./paper-words.ts";
import { duty, isOpenToAll, type Paper, paper } from "./schema.ts";

/** The paper that replaced a public one which is no longer valid on a day, if there is one. */
export function paperSuperseded(
  { id, validTo, forYear }: Paper,
  others: Paper[],
  on: { day: string; year: string },
): { by: Paper | undefined } | undefined {
  const by = others.find(({ replaces }) => replaces === id);
  if (by) return { by };
  const isPast = (validTo !== undefined && validTo < on.day) || (forYear !== undefined && forYear < on.year);
  return isPast ? { by: undefined } : undefined;
}

/** The lines that /check shows: what a forger would change. */
function paperLines(paper: Paper, locale: Locale): string[] {
  const { fields, choices } = paperKindWords[locale];
  const { number, issuedOn, forYear, validFrom, validTo, intake, condition } = paper;
  const decision = paper.decision ?? (forYear && issuedOn && "granted");
  const day = (on: string | undefined) => on && formatDay(on, locale);
  const values = {
    ...{ number, issuedOn: day(issuedOn), forYear: forYear && formatDigits(forYear, locale) },
    ...{ validFrom: day(validFrom), validTo: day(validTo), intake: intake && formatDigits(intake, locale) },
    ...{ decision: decision && choices?.[`decision.${decision}`], condition: condition?.[locale] },
  };
  return Object.entries(values).flatMap(([name, value]) => (value ? [`${fields[name]?.label}: ${value}`] : []));
}

/** A row that does not apply stays, and says why. */
export const requirementKind = defineKind({
  name: "duties",
  shelf: "year",
  file: "records/duties.yaml",
  fileIfMissing: "[]\n",
  shape: duty,
  id: "slug",
  publishedBy: "principal",
  isStatutory: true,
  mayBeTakenOff: () => false,
  columns: ["title", "group"],
  nameOf: ({ title }) => title,
  layout: {
    open: ["title", "authority", "group", "applies", "cover", "evidence"],
    folds: {
      reason: ["basis", "basisUrl", "basisCheckedOn", "isLaw"],
      notApplying: ["why"],
      filledBy: ["committee", "page", "code"],
      reminder: ["applyFrom", "applyTo", "warnDays", "owner"],
      check: ["verifyAt", "checkedOn"],
    },
    beside: ["group", "cover", "applyFrom"],
  },
  widgets: { page: "page", committee: { records: ["committees"] } },
  officeFields: ["owner", "warnDays", "applyFrom", "applyTo"],
  addresses: () => ["/disclosure", "/inspection"],
  words: requirementKindWords,
});

export const paperKind = defineKind({
  name: "papers",
  shelf: "season",
  file: "records/papers.yaml",
  shape: paper,
  id: "slug",
  publishedBy: "principal",
  isStatutory: true,
  hasCode: true,
  outOfForce: paperSuperseded,
  answerOf: paperLines,
  withholdsFiles: (record) => !isOpenToAll(record),
  mediaOf: (record, slug) =>
    isOpenToAll(record) && !record.file ? ["", "-en", "-mr"].map((of) => `papers/${slug}${of}.pdf`) : [],
  officeFields: ["note", "paidOn"],
  judgedWith: ["duties"],
  faultAmong: paperFault,
  columns: ["title", "issuedOn", "duty"],
  nameOf: ({ title }) => title,
  layout: {
    open: ["duty", "title", "number", "issuedOn", "forYear", "intake", "decision", "file"],
    folds: {
      validity: ["validFrom", "validTo"],
      application: ["applicationNumber", "appliedOn", "paidOn"],
      content: ["condition", "summary"],
      access: ["marathiFile", "show"],
      office: ["replaces", "checkedOn", "note"],
    },
    beside: ["issuedOn", "intake"],
  },
  widgets: {
    duty: { records: ["duties"] },
    replaces: { records: ["papers"] },
    condition: "paragraph",
    summary: "paragraph",
  },
  addresses: () => ["/disclosure", "/inspection", "/"],
  words: paperKindWords,
});
