import { alignColumns } from "../measure/columns.ts";

/** The result of an attack: what was sent, what was measured, and the limit. */
export interface Finding {
  sent: string;
  figure: string;
  limit: string;
  isOk: boolean;
}

/** A group of attacks; each starts the servers it needs. */
export type Check = () => Promise<Finding[]>;

/** Findings with the name of their check. */
export type Row = Finding & { check: string };

/** A finding of a number that may be at most `limit`. */
export const atMost = (sent: string, what: string, value: number, limit: number, unit = ""): Finding => ({
  sent,
  figure: `${what}: ${Math.round(value)} ${unit}`.trim(),
  limit: `<= ${limit} ${unit}`.trim(),
  isOk: value <= limit,
});

/** A finding about a condition instead of a number. */
export const expected = (sent: string, figure: string, limit: string, isOk: boolean): Finding => ({
  sent,
  figure,
  limit,
  isOk,
});

/** The findings as a table in plain text. */
export const drawFindings = (rows: Row[]): string =>
  alignColumns([
    ["check", "what was sent", "figure", "limit", ""],
    ...rows.map(({ check, sent, figure, limit, isOk }) => [check, sent, figure, limit, isOk ? "ok" : "RED"]),
  ]);
