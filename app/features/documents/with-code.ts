import { checkFoot } from "#app/design/check-foot.ts";
import { documentsKind } from "#app/platform/check-codes/check-code.ts";
import { formatDay } from "#app/platform/i18n/format.ts";
import type { Sheet, SheetBlock } from "#app/platform/made/sheet.ts";

/** What the code of a document stands for: everything typeset except the code itself. */
export const checkableOf = (sheet: Sheet) => ({
  kind: documentsKind,
  slug: `${sheet.id}-${sheet.locale}`,
  shown: sheet,
});

const blocksOf = (block: SheetBlock): SheetBlock[] => (block.kind === "section" ? block.blocks : [block]);

/** What the answer to a document's code says of it: its day, and the facts and figures, so that a forged copy shows. */
export function sheetFacts({ id, locale, on, blocks }: Sheet): string[] {
  // A section of the fee sheet says the same in the other language.
  const read = id === "prospectus" ? blocks.flatMap(blocksOf) : id === "fee-structure" ? blocks : [];
  const rows = read.flatMap((block): (readonly string[])[] => {
    if (block.kind === "facts") return [...block.rows];
    return block.kind === "table" && block.total ? [block.head, ...block.rows] : [];
  });
  return [formatDay(on, locale), ...rows.map(([name, ...figures]) => `${name}: ${figures.join(" · ")}`)];
}

/** A document with its code at the foot of its pages. */
export const withCode = (sheet: Sheet, code: string, siteUrl: string): Sheet => ({
  ...sheet,
  check: checkFoot(siteUrl, code, sheet.locale),
});
