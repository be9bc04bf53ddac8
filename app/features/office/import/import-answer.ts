import type { Text } from "#app/platform/content/text.ts";
import type { RecordProblem } from "#app/platform/records/publishable.ts";
import type { PreviewRow } from "./preview.ts";

/** Why a table cannot be shown. */
export type TableProblem =
  | { code: "none" | "kind" | "heads" | "empty" | "fileKind" | "fileLarge" | "fileBroken" | "tableLong" }
  | { code: "tooMany"; seconds: number };

export interface SheetRead {
  name: string;
  others: string[];
}

/** What a table would become. */
export interface Preview {
  rows: PreviewRow[];
  listFaults: RecordProblem[];
  /** Heads of needed columns that the file does not have. */
  absent: Text[];
  unused: string[];
  /** The sheet that was read, of a workbook with several, and the others that have heads of the table. */
  sheet: SheetRead | undefined;
  /** How many drafts it would make or change. */
  count: number;
  /** The rows and the key of the form that makes the drafts. */
  hidden: { table: string; rows: string; key: string };
}

/** What the page shows after one of its forms was sent. */
export type ImportAnswer = { table?: string | undefined } & (
  | { is: "problem"; problem: TableProblem; text: string }
  /** It does not say to which record its rows belong: fees without their year. */
  | { is: "asks"; head: Text; hidden: { table: string; rows: string } }
  | { is: "preview"; preview: Preview }
  | { is: "made"; made: number; unmade: number }
);
