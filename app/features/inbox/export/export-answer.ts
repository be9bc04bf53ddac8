export type Prepared =
  | { ok: true; count: number; ticket: string; format: "xlsx" | "csv" }
  | { ok: false; reason: "columns" | "forbidden" | "nothing" | "long" };

export interface ExportAnswer {
  prepared: Prepared;
  values: Record<string, string>;
}
