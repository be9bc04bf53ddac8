import { z } from "zod";
import { tableLimits } from "#app/platform/sanitize/file-kinds.ts";

const cell = z.string().max(tableLimits.letters);
const sentRows = z.array(z.array(cell).max(tableLimits.columns)).max(tableLimits.rows);

/** The rows that the preview's form carried, or undefined where it has others. */
export function rowsFrom(json: string): string[][] | undefined {
  try {
    return sentRows.parse(JSON.parse(json));
  } catch {
    return undefined;
  }
}
