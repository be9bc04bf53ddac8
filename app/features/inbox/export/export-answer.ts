/** A list that can be downloaded, or why it cannot. */
export type Prepared =
  | { ok: true; count: number; ticket: string; format: "xlsx" | "csv" }
  | { ok: false; reason: "columns" | "forbidden" | "nothing" | "long" };

/** What was asked for, and what became of it. */
export interface ExportAnswer {
  prepared: Prepared;
  values: Record<string, string>;
}
