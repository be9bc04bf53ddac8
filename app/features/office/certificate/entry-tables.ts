import { formatDigits } from "#app/platform/i18n/format.ts";
import { formatMoment } from "#app/platform/i18n/format-moment.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { SheetBlock } from "#app/platform/made/sheet.ts";
import type { PublicationEntry } from "#app/platform/publications/entry.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import { placeLabel } from "#app/platform/records/labels.ts";
import type { CertificateWords } from "./words.ts";

/** How many entries, and fields of each, the second page has room for. */
const mostEntries = 3;
const mostFields = 2;

interface EntryFacts {
  locale: Locale;
  kind: RecordKind;
  data: object | undefined;
  entries: PublicationEntry[];
}

/** The newest entries in short for the certificate; all in full for the annex, if that says more. */
export function entryTables({ locale, kind, data, entries }: EntryFacts, t: CertificateWords) {
  const digits = (value: number) => formatDigits(value, locale);
  const labelsOf = ({ changed }: PublicationEntry) =>
    (changed ?? []).map((path) => placeLabel(kind, path, locale, data ?? {}));
  const table = (shown: PublicationEntry[], most: number): SheetBlock => ({
    kind: "table",
    head: [t.entry, t.when, t.what, t.changed],
    rows: shown.map((entry) => {
      const labels = labelsOf(entry);
      const rest = labels.length - most;
      const fields = [...labels.slice(0, most), ...(rest > 0 ? [t.more(digits(rest))] : [])].join("; ");
      return [digits(entry.seq), formatMoment(Date.parse(entry.from), locale), t.events[entry.what], fields || "–"];
    }),
    columns: [2, 5, 3, 7],
    right: [],
    total: false,
  });
  const isShort = entries.length <= mostEntries && entries.every((entry) => labelsOf(entry).length <= mostFields);
  if (isShort) return { short: [table(entries, mostFields)], annex: [] };
  const note: SheetBlock = { kind: "note", text: t.shortened(digits(entries.length)) };
  const heading: SheetBlock = { kind: "heading", text: t.allEntries };
  return {
    short: [table(entries.slice(-mostEntries), mostFields), note],
    annex: [heading, table(entries, Number.POSITIVE_INFINITY)],
  };
}
