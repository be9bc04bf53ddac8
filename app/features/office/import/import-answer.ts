import type { Text } from "#app/platform/content/text.ts";
import type { RecordProblem } from "#app/platform/records/publishable.ts";
import type { PreviewRow } from "./preview.ts";

export type TableProblem =
  | { code: "none" | "kind" | "heads" | "empty" | "fileKind" | "fileLarge" | "fileBroken" | "tableLong" }
  | { code: "tooMany"; seconds: number };

export interface SheetRead {
  name: string;
  others: string[];
}

export interface Preview {
  rows: PreviewRow[];
  listFaults: RecordProblem[];
  absent: Text[];
  unused: string[];
  /** Of a workbook with several sheets: the one read, and the others that have heads of the table. */
  sheet: SheetRead | undefined;
  count: number;
  hidden: { table: string; rows: string; key: string };
}

export type ImportAnswer = { table?: string | undefined } & (
  | { is: "problem"; problem: TableProblem; text: string }
  /** The table does not say to which record its rows belong: fees without their year. */
  | { is: "asks"; head: Text; hidden: { table: string; rows: string } }
  | { is: "preview"; preview: Preview }
  | { is: "made"; made: number; unmade: number }
);
