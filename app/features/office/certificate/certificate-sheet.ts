import { checkFoot } from "#app/design/check-foot.ts";
import { eventWords } from "#app/features/events/words.ts";
import { formatDay, formatDigits, indiaTime } from "#app/platform/i18n/format.ts";
import { formatMoment } from "#app/platform/i18n/format-moment.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Sheet, SheetBlock } from "#app/platform/made/sheet.ts";
import { isPublicFrom, type PublicationEntry } from "#app/platform/publications/entry.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import { nameIn } from "#app/platform/records/names.ts";
import { entryTables } from "./entry-tables.ts";
import { groupedHash, type LayerFacts, layerLines } from "./layer-lines.ts";
import { recordRows } from "./record-rows.ts";
import { certificateWords } from "./words.ts";

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
