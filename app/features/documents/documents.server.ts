import { admissionRecords } from "#app/features/admission/records.server.ts";
import { approvalLine } from "#app/features/affiliations/records.server.ts";
import { committeeRecords } from "#app/features/committees/records.server.ts";
import { courseRecords } from "#app/features/course/records.server.ts";
import { paperKind } from "#app/features/disclosure/kinds.ts";
import { disclosureRecords, registerOn } from "#app/features/disclosure/records.server.ts";
import { isOpenToAll, type Paper } from "#app/features/disclosure/schema.ts";
import { updatedOn } from "#app/features/downloads/index.server.ts";
import { downloadRecords } from "#app/features/downloads/records.server.ts";
import { isMade } from "#app/features/downloads/schema.ts";
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

/**
 * The register of today, and since when it is so: midnight in India, or the last publication, or look at a row, since
 * then. Every process finds the same moment, so that all make the same PDF.
 */
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

/**
 * Whether a download would not be empty: there is no fee sheet while the year has no fee order, and no prospectus of an
 * institute that has not said where it is or how to reach it.
 */
function hasContent({ order, institute }: Pick<ReturnType<ContentIn>, "order" | "institute">, id: string): boolean {
  const { address, phone, email } = institute.contact;
  if (id === "prospectus") return [address, phone, email].some((each) => each !== undefined);
  return id !== "fee-structure" || order !== undefined;
}

/** Whether the site typesets a paper for the public: it is issued, open to all, and no uploaded PDF replaces it. */
const isOfSite = (paper: Pick<Paper, "issuedOn" | "show" | "file">) =>
  paper.issuedOn !== undefined && isOpenToAll(paper) && paper.file === undefined;

/** The public records that documents are written from, in each language. */
export const publicContent =
  (records: PublicRecords): ContentIn =>
  (locale) => {
    const own = records.in(locale);
    return documentContent(own.of(files), feesToday(own), approvalLine(own));
  };

interface UncodedDocument extends WantedDocument {
  /**
   * What its code stands for, if that is not the sheet: a download with the day that its record states, as one that is
   * made again of what is published again unchanged has another day, and says the same.
   */
  coded?: WantedDocument["sheet"];
}

/** Every document that the public records ask for, in each language: the four downloads, the papers, and the register. */
function uncodedDocuments(records: PublicRecords): UncodedDocument[] {
  return locales.flatMap((locale) => {
    const words = writer(publicContent(records), locale);
    const downloads = words.content.downloads
      .filter(({ id }) => isMade(id) && hasContent(words.content, id))
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

/** A document as it is typeset, and what its code stands for. */
function sheetAndCoded({ sheet, coded }: UncodedDocument) {
  const made = sheet();
  return made && { made, checkable: checkableOf(coded?.() ?? made) };
}

/** The same, each with its code at the foot of its pages. */
export const wantedDocuments = (records: PublicRecords): WantedDocument[] =>
  uncodedDocuments(records).map((wanted) => ({
    ...wanted,
    sheet: () => {
      const both = sheetAndCoded(wanted);
      return both && withCode(both.made, checkCodeOf(both.checkable).code, settings.siteUrl);
    },
  }));

/** The names of the documents that the site makes. */
function documentTitles(records: PublicRecords): Map<string, Text> {
  const { downloads, papers } = records.of(files);
  const ofRegister = { id: registerPdf, title: { en: labels.en.register.title, mr: labels.mr.register.title } };
  return new Map([...downloads, ...papers, ofRegister].map(({ id, title }) => [id, title]));
}

/** The name of a document that the site makes, in a language. */
export const documentTitle = (records: PublicRecords, id: string, locale: Locale): string =>
  documentTitles(records).get(id)?.[locale] ?? id;

/** The documents that have a code: each that can be typeset now, with what `/check` says of it in both languages. */
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

/** The code of a document; none in the preview of a draft. */
export const documentCode: DocumentCode = ({ all, locale }, id) => {
  if (all.previewIn) return undefined;
  const document = uncodedDocuments(all).find((each) => each.id === id && each.locale === locale);
  const shown = (document?.coded ?? document?.sheet)?.();
  return shown && checkCodeOf(checkableOf(shown)).code;
};
