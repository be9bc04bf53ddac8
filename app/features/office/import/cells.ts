import { latinDigits } from "#app/platform/i18n/format.ts";
import { locales } from "#app/platform/i18n/locale.ts";
import { plainOf } from "#app/platform/i18n/plain-of.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import { choiceLabel } from "#app/platform/records/labels.ts";
import type { RecordField } from "#app/platform/records/record-field.ts";
import { importWords } from "./import-words.ts";
import type { ImportTable } from "./tables.ts";

const yes = ["yes", "y", "true", "1", "x", "✓", importWords.mr.yes, "होय"];
const no = ["no", "n", "false", "0", "-", importWords.mr.no];

/** The value in the form of a record for a cell; undefined for a tick that is neither yes nor no. */
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
          (each) => plainOf(each) === plainOf(cell),
        ),
      ) ?? cell
    );
  return field?.type === "number" ? cell.replace(/^(₹|rs\.?|रु\.?)|\/-$/gi, "").trim() : cell;
}

/** The list that a cell names: by its label in either language, or its number. */
export function listIn({ kind, lists }: ImportTable, cell: string): string | undefined {
  const typed = plainOf(latinDigits(cell));
  return lists.find((list, at) =>
    [String(at + 1), ...locales.map((locale) => kind.words[locale].fields[list]?.label ?? "")].some(
      (name) => plainOf(name) === typed,
    ),
  );
}
