import { committeeKind } from "#app/features/committees/kinds.ts";
import { subjectsKind } from "#app/features/course/kinds.ts";
import { feeOrderKind } from "#app/features/fees/kinds.ts";
import { teacherKind } from "#app/features/profiles/kinds.ts";
import { addressKey } from "#app/features/redirects/index.ts";
import { redirectsKind } from "#app/features/redirects/kinds.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";

/** A table that can be imported: which fields of a kind of records its columns are. */
export interface ImportTable {
  name: string;
  kind: RecordKind;
  /** The fields of the record itself, by path. */
  record: readonly string[];
  /** The lists whose rows the table has; of several, a column says which. Empty when each row is a record. */
  lists: readonly string[];
  /** The fields of a list's row. */
  row: readonly string[];
  /** The fields by which a record is found again. */
  recordKeys: readonly string[];
  /** The field by which a list's row is found again. */
  rowKey?: string;
  /** What two values of that field have in common if they mean the same; without, a text's letters and digits. */
  sameRow?: (text: string) => string | undefined;
  /** Whether its rows are amounts, so that a row with their sum is none of them. */
  hasAmounts?: boolean;
  /** Rows that a record has beside its list: which they are, the group that they fill in, and its fields by column. */
  beside?: { column: string; names: readonly string[]; group: string; fields: Readonly<Record<string, string>> };
  /** The field that numbers new records, so that they keep the order of the table, in whichever order they are published. */
  numberedBy?: string;
  /** Whether it is a text file of two columns, which needs no heads. */
  isPairs?: boolean;
}

const details = [
  ...["qualifications", "specialization", "department", "designation", "experience.industry", "experience.teaching"],
  ...["publication", "award", "membership", "email"],
].map((name) => `details.${name}`);

const single = { record: [], recordKeys: [] };

/** The tables that the office can import, in the order of the choice. */
export const importTables: readonly ImportTable[] = [
  {
    name: "teachers",
    kind: teacherKind as RecordKind,
    record: ["name", ...details, "account"],
    ...{ lists: [], row: [], recordKeys: ["details.email", "account", "name"], numberedBy: "place" },
  },
  {
    ...{ name: "subjects", kind: subjectsKind as RecordKind, ...single, lists: ["firstYear", "secondYear"] },
    ...{ row: ["code", "name", "practical"], rowKey: "code" },
  },
  {
    ...{ name: "committees", kind: committeeKind as RecordKind, record: ["title", "kind", "description"] },
    ...{ lists: ["members"], row: ["name", "role", "until"], recordKeys: ["title"], rowKey: "name" },
  },
  {
    ...{ name: "fees", kind: feeOrderKind as RecordKind, record: ["year", "orderedOn", "inForceFrom"] },
    ...{
      lists: ["lines"],
      row: ["name", "head", "firstYear", "secondYear"],
      recordKeys: ["year"],
      rowKey: "name",
      hasAmounts: true,
      beside: {
        ...{ column: "head", group: "deposit", fields: { name: "name", firstYear: "rupees" } },
        names: ["deposit", "caution deposit", "refundable deposit", "caution money", "अनामत", "अनामत रक्कम"],
      },
    },
  },
  {
    ...{ name: "redirects", kind: redirectsKind as RecordKind, ...single, lists: ["redirects"] },
    ...{ row: ["from", "to"], rowKey: "from", sameRow: (text) => addressKey(text) ?? text, isPairs: true },
  },
];

/** The table with this name. */
export const tableNamed = (name: string): ImportTable | undefined => importTables.find((table) => table.name === name);
