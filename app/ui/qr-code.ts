import { LRUCache } from "lru-cache";
import { encode } from "uqr";
import { codeAddress, printedCode } from "#app/cms/check-codes/check-code.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import type { Sheet } from "#app/pdf/made/sheet.ts";
import { words } from "#app/ui/words/words.ts";

/** The path of an SVG: a square for each dark module, on a grid of `size` by `size`. */
export interface QrCode {
  path: string;
  size: number;
}

/** Drawing takes a millisecond each, and after a publication a reader waits for the codes of all documents. */
const recentCodes = new LRUCache<string, QrCode>({ max: 500 });

/** With the quiet border of four modules that readers need (ISO/IEC 18004). */
export function qrCode(text: string): QrCode {
  const code = recentCodes.get(text) ?? drawQrCode(text);
  recentCodes.set(text, code);
  return code;
}

function drawQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const path = data
    .flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
    .join("");
  return { path, size };
}

function runsOf(row: boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}

/** A separate SVG image without the quiet border: paper has a margin. */
export function qrDrawing({ path, size }: QrCode): string {
  const inside = size - 8;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="4 4 ${inside} ${inside}"><path d="${path}"/></svg>`;
}

export const checkFoot = (siteUrl: string, code: string, locale: Locale): NonNullable<Sheet["check"]> => ({
  line: words[locale].isGenuine(printedCode(code), new URL(siteUrl).host),
  qr: qrDrawing(qrCode(codeAddress(siteUrl, code))),
});
