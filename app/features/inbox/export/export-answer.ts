/** A list ready for download, or why there is none. */
export type Prepared =
  | { ok: true; count: number; ticket: string; format: "xlsx" | "csv" }
  | { ok: false; reason: "columns" | "forbidden" | "nothing" | "long" };

/** The request, and its result. */
export interface ExportAnswer {
  prepared: Prepared;
  values: Record<string, string>;
}
