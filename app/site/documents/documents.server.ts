import { documentsKind } from "#app/cms/check-codes/check-code.ts";
import { checkCodeOf, type DocumentCode } from "#app/cms/check-codes/record-code.server.ts";
import { instituteRecords } from "#app/cms/content/institute.server.ts";
import type { PublicRecords, RecordsIn } from "#app/cms/content/public-records.server.ts";
import type { Text } from "#app/cms/content/text.ts";
import { ContentError } from "#app/lib/content-error.ts";
import { formatDay } from "#app/lib/i18n/format.ts";
import { type Locale, locales } from "#app/lib/i18n/locale.ts";
import { presentTime, today } from "#app/lib/i18n/today.server.ts";
import type { WantedDocument } from "#app/pdf/made/documents.server.ts";
import type { Sheet, SheetBlock } from "#app/pdf/made/sheet.ts";
import { paperKind } from "#app/register/disclosure/kinds.ts";
import { disclosureRecords, registerOn } from "#app/register/disclosure/register.server.ts";
import { isOpenToAll, type Paper } from "#app/register/disclosure/schema.ts";
import { settings } from "#app/settings.server.ts";
import { admissionRecords } from "#app/site/admission/admission.server.ts";
import { approvalLine } from "#app/site/affiliations/affiliations.server.ts";
import { committeeRecords } from "#app/site/committees/committees.server.ts";
import { courseRecords } from "#app/site/course/course.server.ts";
import { isGenerated } from "#app/site/downloads/download.ts";
import { downloadRecords, updatedOn } from "#app/site/downloads/downloads.server.ts";
import { feesToday } from "#app/site/fees/fees.server.ts";
import { checkFoot } from "#app/ui/qr-code.ts";
import { downloadSheet } from "./downloads.ts";
import { type DatedRegister, isTypeset, paperSheet, registerPdf, registerSheet } from "./register-sheets.ts";
import { type ContentIn, documentContent, labels, writer } from "./writer.ts";

/** Everything typeset except the code itself. */
const checkableOf = (sheet: Sheet) => ({
  kind: documentsKind,
  slug: `${sheet.id}-${sheet.locale}`,
  shown: sheet,
});

const blocksOf = (block: SheetBlock): SheetBlock[] => (block.kind === "section" ? block.blocks : [block]);

/** The day, facts and figures that /check shows, so that a forged copy can be seen. */
function sheetFacts({ id, locale, on, blocks }: Sheet): string[] {
  // A section of the fee sheet says the same in the other language.
  const read = id === "prospectus" ? blocks.flatMap(blocksOf) : id === "fee-structure" ? blocks : [];
  const rows = read.flatMap((block): (readonly string[])[] => {
    if (block.kind === "facts") return [...block.rows];
    return block.kind === "table" && block.total ? [block.head, ...block.rows] : [];
  });
  return [formatDay(on, locale), ...rows.map(([name, ...figures]) => `${name}: ${figures.join(" · ")}`)];
}

const withCode = (sheet: Sheet, code: string, siteUrl: string): Sheet => ({
  ...sheet,
  check: checkFoot(siteUrl, code, sheet.locale),
});

/** The kinds of records whose changes can change the register. */
const kinds = ["duties", "papers", "committees", "feeOrders", "institute", "teachers", "calendar", "pages"];

/** The register of today, dated by the last midnight in India, publication or review of a row: so every process
 * makes the same PDF. */
export function datedRegister(records: RecordsIn, day = today(), now = presentTime()): DatedRegister {
  const entries = kinds.flatMap((kind) => [...(records.all.entries(kind)?.values() ?? [])]);
  const published = entries.flatMap(({ changedAt, endedAt }) => [changedAt, endedAt ?? 0]);
  const changes = [...published, ...records.all.looks.values()].filter((at) => at <= now);
  const midnight = Date.parse(`${day}T00:00:00+05:30`);
  return { rows: registerOn(records, day), day, since: Math.max(midnight, ...changes) };
}

const files = {
  ...instituteRecords,
  ...courseRecords,
  ...admissionRecords,
  ...committeeRecords,
  ...disclosureRecords,
  ...downloadRecords,
};

/** No fee sheet without a fee order, no prospectus without an address or contact. */
function hasContent({ order, institute }: Pick<ReturnType<ContentIn>, "order" | "institute">, id: string): boolean {
  const { address, phone, email } = institute.contact;
  if (id === "prospectus") return [address, phone, email].some((each) => each !== undefined);
  return id !== "fee-structure" || order !== undefined;
}

/** Issued, open to all, and not replaced by an uploaded PDF. */
const isOfSite = (paper: Pick<Paper, "issuedOn" | "show" | "file">) =>
  paper.issuedOn !== undefined && isOpenToAll(paper) && paper.file === undefined;

export const publicContent =
  (records: PublicRecords): ContentIn =>
  (locale) => {
    const own = records.in(locale);
    return documentContent(own.of(files), feesToday(own), approvalLine(own));
  };

interface UncodedDocument extends WantedDocument {
  /** What the code stands for if not the sheet: a download with its record's day, as a new edition of the same text
   * gets another day. */
  coded?: WantedDocument["sheet"];
}

/** The four downloads, the papers and the register, in each language. */
function uncodedDocuments(records: PublicRecords): UncodedDocument[] {
  return locales.flatMap((locale) => {
    const words = writer(publicContent(records), locale);
    const downloads = words.content.downloads
      .filter(({ id }) => isGenerated(id) && hasContent(words.content, id))
      .map((record) => ({
        id: record.id,
        hasFirstPage: false,
        sheet: () => downloadSheet(words, { ...record, on: updatedOn(records, record) }),
        coded: () => downloadSheet(words, record),
      }));
    const papers = words.content.papers.filter(isOfSite).map((record) => ({
      id: record.id,
      hasFirstPage: record.duty !== undefined,
      sheet: () => (isTypeset(words, record) ? paperSheet(words, record) : undefined),
    }));
    const register = {
      id: registerPdf,
      hasFirstPage: false,
      sheet: () => registerSheet(words, datedRegister(records.in(locale))),
    };
    return [...downloads, ...papers, register].map((each) => ({ ...each, locale }));
  });
}

function sheetAndCoded({ sheet, coded }: UncodedDocument) {
  const made = sheet();
  return made && { made, checkable: checkableOf(coded?.() ?? made) };
}

export const wantedDocuments = (records: PublicRecords): WantedDocument[] =>
  uncodedDocuments(records).map((wanted) => ({
    ...wanted,
    sheet: () => {
      const both = sheetAndCoded(wanted);
      return both && withCode(both.made, checkCodeOf(both.checkable).code, settings.siteUrl);
    },
  }));

function documentTitles(records: PublicRecords): Map<string, Text> {
  const { downloads, papers } = records.of(files);
  const ofRegister = { id: registerPdf, title: { en: labels.en.register.title, mr: labels.mr.register.title } };
  return new Map([...downloads, ...papers, ofRegister].map(({ id, title }) => [id, title]));
}

export const documentTitle = (records: PublicRecords, id: string, locale: Locale): string =>
  documentTitles(records).get(id)?.[locale] ?? id;

/** Each that can be typeset now, with what `/check` says of it. */
export function checkableDocuments(records: PublicRecords) {
  const titles = documentTitles(records);
  const papers = new Set(records.of(files).papers.map(({ id }) => id));
  const documents = uncodedDocuments(records).flatMap((each) => {
    try {
      return sheetAndCoded(each) ?? [];
    } catch (error) {
      if (error instanceof ContentError) return [];
      throw error;
    }
  });
  const factsIn = (id: string, locale: Locale) =>
    documents.filter(({ made }) => made.id === id && made.locale === locale).flatMap(({ made }) => sheetFacts(made));
  return documents.map(({ made: { id, locale, title }, checkable }) => {
    const facts = { en: factsIn(id, "en"), mr: factsIn(id, "mr") };
    const name = titles.get(id) ?? { en: title, mr: title };
    const record = papers.has(id) ? { kind: paperKind.name, slug: id } : undefined;
    return { ...checkable, record, now: { name, facts, address: `/documents/${id}-${locale}.pdf` } };
  });
}

/** None in the preview of a draft. */
export const documentCode: DocumentCode = ({ all, locale }, id) => {
  if (all.previewIn) return undefined;
  const document = uncodedDocuments(all).find((each) => each.id === id && each.locale === locale);
  const shown = (document?.coded ?? document?.sheet)?.();
  return shown && checkCodeOf(checkableOf(shown)).code;
};
