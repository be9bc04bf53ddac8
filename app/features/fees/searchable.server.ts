import { feeRows } from "#app/platform/content/fee-amounts.ts";
import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { documentsIn, type SearchDocument } from "#app/platform/content/search-document.ts";
import { formatRupees } from "#app/platform/i18n/format.ts";
import { feesToday } from "./records.server.ts";

export function searchable(records: RecordsIn): SearchDocument[] {
  const { locale } = records;
  const { current } = feesToday(records);
  if (!current) return [];
  const amounts = feeRows(current).map(
    ({ name, firstYear, secondYear }) =>
      `${name}: ${formatRupees(firstYear, locale)}, ${formatRupees(secondYear, locale)}`,
  );
  const others = [...current.refusable, ...current.toOthers].map(({ name, note }) => `${name}: ${note}`);
  return [documentsIn(locale).further("/admission/fees", ...amounts, ...others, current.number, current.note)];
}
