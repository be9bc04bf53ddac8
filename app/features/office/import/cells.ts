import { daysAfter, latinDigits } from "#app/platform/i18n/format.ts";
import { locales } from "#app/platform/i18n/locale.ts";
import { comparableText } from "#app/platform/i18n/plain-of.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import { choiceLabel } from "#app/platform/records/labels.ts";
import type { RecordField } from "#app/platform/records/record-field.ts";
import { importWords } from "./import-words.ts";
import type { ImportTable } from "./tables.ts";

const yes = ["yes", "y", "true", "1", "x", "✓", importWords.mr.yes, "होय"];
const no = ["no", "n", "false", "0", "-", importWords.mr.no];

/** How tables write that there is no such fee; Excel's accounting formats show 0 as a dash. */
const nothing = ["-", "–", "—", "₹ -", "rs. -", "nil", "निरंक", "शून्य"];

/** A spreadsheet may show a day as its number since 1899; only numbers of 2000 to 2099 are read as days. */
function dayOfSerial(cell: string): string {
  const serial = /^\d{5}$/.test(cell) ? Number(cell) : 0;
  if (serial < 36_526 || serial > 73_050) return cell;
  return daysAfter("1899-12-30", serial);
}

/** Undefined for a tick that is neither yes nor no. */
export function formValueOf(kind: RecordKind, field: RecordField | undefined, cell: string): string | undefined {
  if (field?.type === "yesNo") {
    const typed = latinDigits(cell).trim().toLowerCase();
    if (yes.includes(typed)) return "on";
    return no.includes(typed) ? "" : undefined;
  }
  if (field?.type === "choice")
    return (
      field.values.find((value) =>
        [value, ...locales.map((locale) => choiceLabel(kind, field, value, locale))].some(
          (each) => comparableText(each) === comparableText(cell),
        ),
      ) ?? cell
    );
  if (field?.type === "number" && field.isRupees && nothing.includes(cell.trim().toLowerCase())) return "0";
  return field?.type === "day" ? dayOfSerial(cell) : cell;
}

const numbers = [
  ["1", "i", "1st"],
  ["2", "ii", "2nd"],
];
/** The name of a list without the word for a year: "1st year", "प्रथम वर्ष". */
const bare = (name: string) => comparableText(latinDigits(name)).replace(/ (?:year|वर्ष)$/, "");

/** By the label of the list in either language, or its number. */
export function listIn({ kind, lists }: ImportTable, cell: string): string | undefined {
  const typed = bare(cell);
  return lists.find((list, at) =>
    [...(numbers[at] ?? []), ...locales.map((locale) => bare(kind.words[locale].fields[list]?.label ?? ""))].includes(
      typed,
    ),
  );
}
