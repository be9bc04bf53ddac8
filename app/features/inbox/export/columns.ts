import type { ListedSubmission } from "#app/features/inbox/views.ts";
import { inboxWords } from "#app/features/inbox/words.ts";
import type { Submission } from "#app/platform/db/tables.ts";
import { indiaTime, latinDigits } from "#app/platform/i18n/format.ts";
import { type Locale, localeNames } from "#app/platform/i18n/locale.ts";
import { exportWords } from "./export-words.ts";

/** What an export can have, in the order of its columns. */
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
  "age",
  "guardianName",
  "guardianPhone",
  "text",
  "lastNote",
] as const;

export type Column = (typeof columns)[number];

/** How somebody is reached, and texts, which may say that too: for whom the principal allows it. */
const guarded: readonly Column[] = ["phone", "email", "guardianPhone", "text", "lastNote"];

/** What is ticked before somebody chooses. */
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

/**
 * The lists that are asked for most: whom to call, what the inbox knows for admission, and all there is. What DTE asks for
 * besides (application number, merit number, category) is not kept here.
 */
export const sets = {
  phones: ["name", "phone", "guardianName", "guardianPhone", "state", "dueOn", "owner"],
  admission: [
    "reference",
    "name",
    "percentage",
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

/** The columns that somebody may have. @param mayAll Whether they may export numbers and addresses. */
export const columnsFor = (mayAll: boolean): Column[] =>
  columns.filter((column) => mayAll || !guarded.includes(column));

/** A cell: a text, a day as `2026-11-23`, or nothing. */
export type Cell = { text: string } | { day: string } | undefined;

const day = (time: number): Cell => ({ day: indiaTime(time).day });
const text = (value: string | null | undefined): Cell => (value ? { text: value } : undefined);

/** A number in groups, without a sign in front: a table would take one for a formula, or for an amount. */
function phone(value: string | null): Cell {
  const digits = latinDigits(value ?? "").replace(/\D/g, "");
  const groups = [digits.slice(0, -10), digits.slice(-10, -5), digits.slice(-5)];
  return text(groups.filter(Boolean).join(" "));
}

/** What a column says of one of a group, in a language: what it sent, and where the group stands. */
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
    case "age":
      return text(sent.isMinor === 1 ? exportWords[locale].minor : undefined);
    case "phone":
    case "guardianPhone":
      return phone(sent[column]);
    case "lastNote":
      // What such a line keeps is an id.
      return text(last?.kind === "notDelivered" ? words.notes.notDelivered : last?.text);
    default:
      return text(sent[column]);
  }
}

/** The field of a column; each has a name of its own, as a form is kept by name while somebody confirms who they are. */
export const fieldOf = (column: string) => `column-${column}`;
