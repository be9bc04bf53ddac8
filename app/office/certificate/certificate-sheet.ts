import { totalOfYear } from "#app/cms/content/fee-orders.ts";
import { isPublicFrom, type PublicationEntry, type RestoredEntry } from "#app/cms/publications/log-entry.ts";
import { isEmpty, rowsOf } from "#app/cms/records/draft.ts";
import type { RecordField } from "#app/cms/records/fields.ts";
import { publicFields, type RecordKind } from "#app/cms/records/kind.ts";
import { labelOf, nameIn, placeLabel } from "#app/cms/records/labels.ts";
import { formatDay, formatDigits, formatRupees, indiaTime } from "#app/lib/i18n/format.ts";
import { formatMoment } from "#app/lib/i18n/format-moment.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { valueText } from "#app/office/records/record-texts.tsx";
import type { Sheet, SheetBlock } from "#app/pdf/made/sheet.ts";
import type { RecordProofs } from "#app/register/proof/proofs.server.ts";
import { eventWords } from "#app/site/events/event.ts";
import type { FeeOrder } from "#app/site/fees/fee-order.ts";
import { feeOrderKind } from "#app/site/fees/fee-order-kind.ts";
import { feeWords } from "#app/site/fees/fee-words.ts";
import { checkFoot } from "#app/ui/qr-code.ts";
import { type CertificateWords, certificateWords } from "./certificate-words.ts";

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
function entryTables({ locale, kind, data, entries }: EntryFacts, t: CertificateWords) {
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

interface LayerFacts {
  locale: Locale;
  siteUrl: string;
  /** `broken` is the first entry whose hash does not match. */
  log: { count: number; broken?: { seq: number } };
  restored: RestoredEntry[];
  proofs: RecordProofs;
  postings: PublicationEntry[];
}

/** Groups of eight, so that a line can break between them. */
const groupedHash = (hash: string): string => hash.replace(/.{8}(?=.)/g, "$& ");

function layerLines({ locale, siteUrl, log, restored, proofs, postings }: LayerFacts, t: CertificateWords): string[] {
  const digits = (value: number) => formatDigits(value, locale);
  const day = (time: number) => formatDay(indiaTime(time).day, locale);
  const { mailed, seen } = proofs;
  return [
    log.broken ? t.broken(digits(log.broken.seq)) : t.log(digits(log.count)),
    ...restored.map(({ at, seq, lost }) => t.restored(day(Date.parse(at)), digits(seq), digits(lost.seq))),
    ...seen.map(({ page, first, last, times, gaps }) => {
      const line = t.seen(siteUrl + page, day(first), day(last), digits(times));
      return gaps > 0 ? `${line} ${t.gaps(digits(gaps))}` : line;
    }),
    ...(seen.length > 0 ? [] : [t.notSeen]),
    mailed
      ? t.mail(day(mailed.at), digits(mailed.seq), t.mailed(digits(mailed.recipients), mailed.recipients === 1))
      : t.notMailed,
    ...postings.map(({ from, seq, files }) =>
      t.board(day(Date.parse(from)), digits(seq), files.map(groupedHash).join(", ")),
    ),
    ...(postings.length > 0 ? [] : [t.noBoard]),
  ];
}

type Row = readonly [name: string, value: string];

const rupeesText = (value: number, locale: Locale) => formatRupees(value, locale).replace("₹", "₹\u00a0");

/** The amount already has the unit of a label like "First year, in rupees". */
const withoutUnit = (label: string) => label.split(",")[0];

/** Fields that readers do not see: the name of a row of the order says for which families it is. */
const hiddenFields: ReadonlySet<string> = new Set(
  ["categories", "student", "income", "seat"].map((name) => `payers.${name}`),
);

function textOf(kind: RecordKind, field: RecordField, value: unknown, locale: Locale): string {
  if (field.type === "number" && field.isRupees) return rupeesText(Number(value), locale);
  if (field.type !== "group") return valueText(kind, field, value, locale);
  const inside = value as Record<string, unknown>;
  const isAmount = field.fields.some(({ name }) => name === "rupees");
  const parts = field.fields
    .filter(
      ({ name, path, type }) => type !== "rowId" && type !== "id" && !hiddenFields.has(path) && !isEmpty(inside[name]),
    )
    .map((each): [before: string, text: string] => {
      const text = textOf(kind, each, inside[each.name], locale);
      // An amount and its year follow the name: "Second instalment (first year): ₹36,000".
      if (isAmount && each.name === "rupees") return [": ", text];
      if (isAmount && each.type === "choice") return [" ", `(${text.toLowerCase()})`];
      return [", ", each.type === "number" ? `${withoutUnit(labelOf(kind, each, locale))}: ${text}` : text];
    });
  return (
    parts
      // A row whose name is that of its kind says it once.
      .filter(([, text], at) => text !== parts[at - 1]?.[1])
      .map(([before, text], at) => (at === 0 ? text : before + text))
      .join("")
  );
}

/** The totals of a fee order are not stored; the pages compute them. */
function totalRows(order: FeeOrder, locale: Locale): Row[] {
  const t = feeWords[locale];
  return (["firstYear", "secondYear"] as const).map((year) => [
    `${t.total}, ${t[year].toLowerCase()}`,
    rupeesText(totalOfYear(order, year), locale),
  ]);
}

/** What a record says publicly: a row for each field and row of a list; only the first of a list names it. */
function recordRows(kind: RecordKind, data: object, locale: Locale): Row[] {
  const rows = publicFields(kind).flatMap((field): Row[] => {
    const value = (data as Record<string, unknown>)[field.name];
    if (field.type === "id" || isEmpty(value)) return [];
    const label = labelOf(kind, field, locale);
    if (field.type === "list" && field.item.type === "group")
      return rowsOf(value).map((row, at) => [at === 0 ? label : "", textOf(kind, field.item, row, locale)]);
    return [[label, textOf(kind, field, value, locale)]];
  });
  return kind.name === feeOrderKind.name ? [...rows, ...totalRows(data as FeeOrder, locale)] : rows;
}

export interface CertificateFacts extends LayerFacts {
  locale: Locale;
  /** Milliseconds since 1970. */
  now: number;
  siteUrl: string;
  institute: string;
  sample: { mark: string; line: string } | undefined;
  kind: RecordKind;
  slug: string;
  /** Data of the version shown last; undefined when it is no longer stored. */
  data: object | undefined;
  /** In order; at least one. */
  entries: PublicationEntry[];
  hash: string;
  publishers: string[];
  pages: string[];
  /** The code of the record as it is public now. */
  code: string | undefined;
}

export function certificateSheet(facts: CertificateFacts): Sheet {
  const { locale, now, siteUrl, institute, sample, kind, data, entries, hash, pages, code } = facts;
  const t = certificateWords[locale];
  const moment = (iso: string) => formatMoment(Date.parse(iso), locale);
  const digits = (value: number) => formatDigits(value, locale);
  const [first, last] = [entries[0] as PublicationEntry, entries.at(-1) as PublicationEntry];
  const isPublic = isPublicFrom(last);
  const name = data ? nameIn(kind, data, locale)?.text : undefined;
  const { one } = kind.words[locale];
  // Some kinds have a name that begins with their own word.
  const subject = name === undefined ? one : formatDigits(name.startsWith(one) ? name : `${one}: ${name}`, locale);
  const log = `${siteUrl}/disclosure/log.json`;
  const command = `curl -s ${log} | jq -j '.entries[${last.seq - 1}]|.prev+(.entry|tojson)' | sha256sum`;
  const tables = entryTables(facts, t);
  // The activity log forgets after three years who published a version.
  const isByFile = entries.every(({ edition }) => edition === null);
  const publishers = facts.publishers.join(", ") || (isByFile && t.byFile);
  const publishedBy = publishers ? [[t.publishedBy, publishers] as const] : [];
  const blocks: SheetBlock[] = [
    { kind: "title", eyebrow: t.states, title: t.title, lead: t.lead, logo: true },
    {
      kind: "facts",
      rows: [
        [t.institute, institute],
        [t.subject, subject],
        [t.address, pages.map((page) => siteUrl + page).join("\n")],
        [t.from, moment(first.from)],
        [t.until, isPublic ? t.stillPublic(formatMoment(now, locale)) : moment(last.from)],
        ...publishedBy,
      ],
    },
    { kind: "heading", text: t.said },
    data ? { kind: "facts", rows: recordRows(kind, data, locale), small: true } : { kind: "text", text: t.notStored },
    { kind: "section", heading: t.changes, blocks: tables.short },
    {
      kind: "section",
      heading: t.hashes,
      blocks: [
        {
          kind: "facts",
          rows: [
            [`${t.ofEntry} ${digits(last.seq)}`, groupedHash(hash)],
            [t.ofContent, groupedHash(last.data)],
            ...(["mr", "en"] as const).map(
              (each) => [`${t.ofContent}, ${t.languages[each]}`, groupedHash(last.texts[each])] as const,
            ),
          ],
          small: true,
        },
        { kind: "note", text: t.spaces },
      ],
    },
    { kind: "section", heading: t.layers, blocks: [{ kind: "points", items: layerLines(facts, t) }] },
    {
      kind: "section",
      heading: t.verify,
      blocks: [
        { kind: "points", items: t.steps(log, digits(last.seq), command) },
        { kind: "signatures", labels: t.signatures },
      ],
    },
    { kind: "break" },
    { kind: "heading", text: t.partA },
    { kind: "text", text: t.section },
    {
      kind: "facts",
      rows: [
        [t.source, `${t.server}: ${siteUrl}`],
        [t.subject, subject],
        [t.algorithm, "SHA-256"],
        [t.hash, groupedHash(hash)],
        [t.made, `${formatDay(indiaTime(now).day, locale)}, ${formatDigits(indiaTime(now).clock.slice(0, 5), locale)}`],
      ],
    },
    { kind: "note", text: t.lawyer },
    { kind: "signatures", labels: [t.filled] },
    ...tables.annex,
  ];
  return {
    id: "certificate",
    locale,
    title: `${t.title}: ${subject}`,
    institute,
    on: indiaTime(now).day,
    pageOf: eventWords[locale].page("{page}", "{of}"),
    ...(sample && { mark: sample.mark, sampleLine: sample.line }),
    ...(code && { check: checkFoot(siteUrl, code, locale) }),
    blocks,
  };
}
