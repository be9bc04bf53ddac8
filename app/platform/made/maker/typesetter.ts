import { readFileSync } from "node:fs";
import type { PrintColours } from "#app/platform/appearance/look.ts";
import type { Sheet } from "../sheet.ts";
import { openTypst, type Pdf } from "./typst.ts";

const template = readFileSync(new URL("./template.typ", import.meta.url), "utf8");

/**
 * Creates a function that typesets sheets.
 * It throws a ContentError when a sheet cannot be typeset, for instance because the font lacks a letter.
 * @param logo the institute's logo, as SVG
 */
export function typesetter(logo: string, colours: PrintColours): (sheet: Sheet) => Promise<Pdf> {
  const { pdf } = openTypst(template);
  const look = { logo, colours: JSON.stringify(colours) };
  return (sheet) => pdf(`${sheet.id}-${sheet.locale}`, { ...look, sheet: JSON.stringify(sheet) });
}
