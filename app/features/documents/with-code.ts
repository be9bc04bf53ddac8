import { checkFoot } from "#app/design/check-foot.ts";
import { documentsKind } from "#app/platform/check-codes/check-code.ts";
import { formatDay } from "#app/platform/i18n/format.ts";
import type { Sheet, SheetBlock } from "#app/platform/made/sheet.ts";

/** Everything typeset except the code itself. */
export const checkableOf = (sheet: Sheet) => ({
  kind: documentsKind,
  slug: `${sheet.id}-${sheet.locale}`,
  shown: sheet,
});

const blocksOf = (block: SheetBlock): SheetBlock[] => (block.kind === "section" ? block.blocks : [block]);

/** The day, facts and figures that /check shows, so that a forged copy can be seen. */
export function sheetFacts({ id, locale, on, blocks }: Sheet): string[] {
  // A section of the fee sheet says the same in the other language.
  const read = id === "prospectus" ? blocks.flatMap(blocksOf) : id === "fee-structure" ? blocks : [];
  const rows = read.flatMap((block): (readonly string[])[] => {
    if (block.kind === "facts") return [...block.rows];
    return block.kind === "table" && block.total ? [block.head, ...block.rows] : [];
  });
  return [formatDay(on, locale), ...rows.map(([name, ...figures]) => `${name}: ${figures.join(" · ")}`)];
}

export const withCode = (sheet: Sheet, code: string, siteUrl: string): Sheet => ({
  ...sheet,
  check: checkFoot(siteUrl, code, sheet.locale),
});
