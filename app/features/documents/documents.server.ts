import { admissionRecords } from "#app/features/admission/records.server.ts";
import { approvalLine } from "#app/features/affiliations/records.server.ts";
import { committeeRecords } from "#app/features/committees/records.server.ts";
import { courseRecords } from "#app/features/course/records.server.ts";
import { paperKind } from "#app/features/disclosure/kinds.ts";
import { disclosureRecords, registerOn } from "#app/features/disclosure/records.server.ts";
import { isOpenToAll, type Paper } from "#app/features/disclosure/schema.ts";
import { updatedOn } from "#app/features/downloads/index.server.ts";
import { downloadRecords } from "#app/features/downloads/records.server.ts";
import { isGenerated } from "#app/features/downloads/schema.ts";
import { feesToday } from "#app/features/fees/records.server.ts";
import { checkCodeOf, type DocumentCode } from "#app/platform/check-codes/code-of.server.ts";
import { ContentError } from "#app/platform/content/content-error.ts";
import { instituteRecords } from "#app/platform/content/institute.server.ts";
import type { PublicRecords, RecordsIn } from "#app/platform/content/public-records.server.ts";
import type { Text } from "#app/platform/content/text.ts";
import { presentTime, today } from "#app/platform/content/today.server.ts";
import { type Locale, locales } from "#app/platform/i18n/locale.ts";
import type { WantedDocument } from "#app/platform/made/wanted-documents.server.ts";
import { settings } from "#app/settings.server.ts";
import { downloadSheet } from "./downloads.ts";
import { labels } from "./labels.ts";
import { isTypeset, paperSheet } from "./paper.ts";
import { type DatedRegister, registerPdf, registerSheet } from "./register-sheet.ts";
import { checkableOf, sheetFacts, withCode } from "./with-code.ts";
import { type ContentIn, documentContent, writer } from "./writer.ts";

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
