import { alignColumns } from "../scripts/measure/columns.ts";

/** A measurement: what, how much, and whether it is within its budget; a row without `isOk` is information. */
export interface Row {
  what: string;
  measured: string;
  budget?: string;
  isOk?: boolean;
}

const digits = new Intl.NumberFormat("en");

/** A number as the table shows it, `14,000`. */
export const count = (value: number) => digits.format(value);

/** A row for a number that may be at most `budget`. */
export function atMost(what: string, value: number, budget: number, unit: string): Row {
  return { what, measured: `${count(value)} ${unit}`, budget: `<= ${count(budget)} ${unit}`, isOk: value <= budget };
}

/** A row for a number that must be at least `budget`. */
export function atLeast(what: string, value: number, budget: number): Row {
  return { what, measured: count(value), budget: `>= ${count(budget)}`, isOk: value >= budget };
}

/** A row for a number that has no budget. */
export const information = (what: string, value: number, unit: string): Row => ({
  what,
  measured: `${count(value)} ${unit}`.trim(),
});

const verdict = ({ isOk }: Row) => (isOk === undefined ? "" : isOk ? "ok" : "OVER");

/** The rows as one table of four columns, in plain text. */
export function drawTable(rows: Row[]): string {
  const head = ["what", "measured", "budget", ""];
  return alignColumns([head, ...rows.map((row) => [row.what, row.measured, row.budget ?? "-", verdict(row)])]);
}
