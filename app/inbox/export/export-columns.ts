import { submissionWords } from "#app/forms/submissions/submission-words.ts";
import type { ListedSubmission } from "#app/inbox/inbox-types.ts";
import { inboxWords } from "#app/inbox/inbox-words.ts";
import type { Submission } from "#app/lib/db/tables.ts";
import { indiaTime } from "#app/lib/i18n/format.ts";
import { type Locale, localeNames } from "#app/lib/i18n/locale.ts";
import { internationalPhone } from "#app/lib/i18n/phone.ts";
import { categoryName } from "#app/site/fees/family-words.ts";
import { exportWords } from "./export-words.ts";

export const columns = [
  "reference",
  "group",
  "kind",
  "name",
  "phone",
  "email",
  "state",
  "stateSince",
  "dueOn",
  "owner",
  "source",
  "sourceDetail",
  "came",
  "language",
  "percentage",
  "subjects",
  "category",
  "age",
  "guardianName",
  "guardianPhone",
  "callTime",
  "text",
  "lastNote",
] as const;

export type Column = (typeof columns)[number];

/** Contact details, texts (which may contain some) and the category: only for people whom the principal allows. */
const guarded: readonly Column[] = ["phone", "email", "guardianPhone", "category", "text", "lastNote"];

export const usual: readonly Column[] = [
  "reference",
  "group",
  "name",
  "phone",
  "state",
  "dueOn",
  "owner",
  "source",
  "came",
];

/** The most frequent lists. What DTE also asks for (application number, merit number) is not stored here. */
export const sets = {
  phones: ["name", "phone", "guardianName", "guardianPhone", "state", "dueOn", "owner"],
  admission: [
    "reference",
    "name",
    "percentage",
    "subjects",
    "category",
    "age",
    "phone",
    "email",
    "guardianName",
    "guardianPhone",
    "state",
    "came",
  ],
  all: columns,
} satisfies Record<string, readonly Column[]> as Record<"phones" | "admission" | "all", readonly Column[]>;
export type ColumnSet = keyof typeof sets;
export const setNames: readonly ColumnSet[] = ["phones", "admission", "all"];

export const columnsFor = (mayAll: boolean): Column[] =>
  columns.filter((column) => mayAll || !guarded.includes(column));

/** A day is written as `2026-11-23`; undefined is an empty cell. */
export type Cell = { text: string } | { day: string } | { phone: string } | undefined;

const day = (time: number): Cell => ({ day: indiaTime(time).day });
const text = (value: string | null | undefined): Cell => (value ? { text: value } : undefined);

export function cellOf(
  column: Column,
  { submission, group, ownerName, last }: ListedSubmission,
  sent: Submission,
  locale: Locale,
): Cell {
  const words = inboxWords[locale];
  switch (column) {
    case "group":
      return text(group.length > 1 ? submission.reference : undefined);
    case "kind":
      return text(words.kinds[sent.kind]);
    case "state":
      return text(
        [words.states[submission.status], submission.closedFor && words.closedFor[submission.closedFor]]
          .filter(Boolean)
          .join(": "),
      );
    case "stateSince":
      return day(submission.stateSince);
    case "came":
      return day(sent.createdAt);
    case "dueOn":
      return submission.dueOn === null ? undefined : { day: submission.dueOn };
    case "owner":
      return text(ownerName);
    case "source":
      return text(words.sources[sent.source]);
    case "language":
      return text(localeNames[sent.locale]);
    case "percentage":
      return text(sent.hscPercentage);
    case "category":
      return text(sent.category && categoryName(sent.category, locale));
    case "age":
      return text(sent.isMinor === 1 ? exportWords[locale].minor : undefined);
    case "phone":
    case "guardianPhone":
      return sent[column] === null ? undefined : { phone: internationalPhone(sent[column]) };
    case "callTime":
      return text(sent.callTime && submissionWords[locale].callTimes[sent.callTime]);
    case "lastNote":
      // The text of this entry is an id.
      return text(last?.kind === "notDelivered" ? words.notes.notDelivered : last?.text);
    default:
      return text(sent[column]);
  }
}

/** Prefixed, since a form is kept by field name while its sender confirms their identity. */
export const fieldOf = (column: string) => `column-${column}`;

export type Prepared =
  | { ok: true; count: number; ticket: string; format: "xlsx" | "csv" }
  | { ok: false; reason: "columns" | "forbidden" | "nothing" | "long" };

export interface ExportAnswer {
  prepared: Prepared;
  values: Record<string, string>;
}
