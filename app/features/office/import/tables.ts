import { committeeKind } from "#app/features/committees/kinds.ts";
import { subjectsKind } from "#app/features/course/kinds.ts";
import { feeOrderKind } from "#app/features/fees/kinds.ts";
import { teacherKind } from "#app/features/profiles/kinds.ts";
import { addressKey } from "#app/features/redirects/index.ts";
import { redirectsKind } from "#app/features/redirects/kinds.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";

export interface ImportTable {
  name: string;
  kind: RecordKind;
  /** Fields of the record itself, by path. */
  record: readonly string[];
  /** Lists whose rows the table has; of several, a column says which. Empty when each row is a record. */
  lists: readonly string[];
  row: readonly string[];
  recordKeys: readonly string[];
  /** Field by which a list's row is found again. */
  rowKey?: string;
  /** Two values of `rowKey` mean the same if this is equal; by default their letters and digits. */
  sameRow?: (text: string) => string | undefined;
  /** If rows are amounts, a row with their sum is left out. */
  hasAmounts?: boolean;
  /** Rows that go beside the list: their names in the column, the group that they fill in, and its fields by column. */
  beside?: { column: string; names: readonly string[]; group: string; fields: Readonly<Record<string, string>> };
  /** Numbers new records, so that they keep the order of the table, in whichever order they are published. */
  numberedBy?: string;
  /** A text file of two columns, which needs no heads. */
  isPairs?: boolean;
}

const details = [
  ...["qualifications", "specialization", "department", "designation", "experience.industry", "experience.teaching"],
  ...["publication", "award", "membership", "email"],
].map((name) => `details.${name}`);

const single = { record: [], recordKeys: [] };

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

export const tableNamed = (name: string): ImportTable | undefined => importTables.find((table) => table.name === name);
