import { admissionRecords } from "#app/features/admission/records.server.ts";
import { affiliationRecords } from "#app/features/affiliations/records.server.ts";
import { committeeRecords } from "#app/features/committees/records.server.ts";
import { courseRecords } from "#app/features/course/records.server.ts";
import { downloadRecords } from "#app/features/downloads/records.server.ts";
import { isMade } from "#app/features/downloads/schema.ts";
import { feesToday } from "#app/features/fees/records.server.ts";
import { checkCodeOf } from "#app/platform/check-codes/code-of.server.ts";
import { ContentError } from "#app/platform/content/content-error.ts";
import { instituteRecords } from "#app/platform/content/institute.server.ts";
import type { PublicRecords, RecordsIn } from "#app/platform/content/public-records.server.ts";
import { type Locale, locales } from "#app/platform/i18n/locale.ts";
import type { WantedDocument } from "#app/platform/made/wanted-documents.server.ts";
import { settings } from "#app/settings.server.ts";
import { downloadSheet } from "./downloads.ts";
import { isTypeset, paperSheet } from "./paper.ts";
import { checkableOf, sheetFacts, withCode } from "./with-code.ts";
import { type ContentIn, documentContent, writer } from "./writer.ts";

const files = {
  ...instituteRecords,
  ...courseRecords,
  ...admissionRecords,
  ...committeeRecords,
  ...affiliationRecords,
  ...downloadRecords,
};

/** Whether a download would not be empty: there is no fee sheet while the year has no fee order. */
const hasContent = ({ order }: { order?: object | undefined }, id: string) =>
  id !== "fee-structure" || order !== undefined;

/** The public records that documents are written from, in each language. */
export const publicContent =
  (records: PublicRecords): ContentIn =>
  (locale) =>
    documentContent(records.in(locale).of(files), feesToday(records.in(locale)));

/** Every document that the public records ask for, in each language: the four downloads, and the papers. */
function uncodedDocuments(records: PublicRecords): WantedDocument[] {
  const { affiliations } = records.in("en").of(files);
  const approvals = new Set(affiliations.map(({ paper }) => paper));
  return locales.flatMap((locale) => {
    const words = writer(publicContent(records), locale);
    const downloads = words.content.downloads
      .filter(({ id }) => isMade(id) && hasContent(words.content, id))
      .map((record) => ({ id: record.id, sheet: () => downloadSheet(words, record) }));
    const papers = words.content.papers.map((record) => ({
      id: record.id,
      sheet: () => (isTypeset(words, record.id) ? paperSheet(words, record) : undefined),
    }));
    return [...downloads, ...papers].map((each) => ({ ...each, locale, hasFirstPage: approvals.has(each.id) }));
  });
}

/** The same, each with its code at the foot of its pages. */
export const wantedDocuments = (records: PublicRecords): WantedDocument[] =>
  uncodedDocuments(records).map((wanted) => ({
    ...wanted,
    sheet: () => {
      const sheet = wanted.sheet();
      return sheet && withCode(sheet, settings.siteUrl);
    },
  }));

/** What has a code of the documents: each that can be typeset now, with what is said of it in both languages. */
export function checkableDocuments(records: PublicRecords) {
  const { downloads, papers } = records.of(files);
  const titles = new Map([...downloads, ...papers].map(({ id, title }) => [id, title]));
  const sheets = uncodedDocuments(records).flatMap(({ sheet }) => {
    try {
      return sheet() ?? [];
    } catch (error) {
      if (error instanceof ContentError) return [];
      throw error;
    }
  });
  const factsIn = (id: string, locale: Locale) =>
    sheets.filter((sheet) => sheet.id === id && sheet.locale === locale).flatMap(sheetFacts);
  return sheets.map((sheet) => {
    const { id, locale, title } = sheet;
    const facts = { en: factsIn(id, "en"), mr: factsIn(id, "mr") };
    const name = titles.get(id) ?? { en: title, mr: title };
    return { ...checkableOf(sheet), now: { name, facts, address: `/documents/${id}-${locale}.pdf` } };
  });
}

/** The code of a document in a language, for pages that print what it says; undefined if there is no such document. */
export function documentCode({ all, locale }: RecordsIn, id: string): string | undefined {
  if (all.previewIn) return undefined;
  const sheet = uncodedDocuments(all)
    .find((each) => each.id === id && each.locale === locale)
    ?.sheet();
  return sheet && checkCodeOf(checkableOf(sheet)).code;
}
