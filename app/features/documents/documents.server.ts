import { admissionRecords } from "#app/features/admission/records.server.ts";
import { affiliationRecords } from "#app/features/affiliations/records.server.ts";
import { committeeRecords } from "#app/features/committees/records.server.ts";
import { courseRecords } from "#app/features/course/records.server.ts";
import { downloadRecords } from "#app/features/downloads/records.server.ts";
import { isMade } from "#app/features/downloads/schema.ts";
import { feesToday } from "#app/features/fees/records.server.ts";
import { instituteRecords } from "#app/platform/content/institute.server.ts";
import type { PublicRecords } from "#app/platform/content/public-records.server.ts";
import { locales } from "#app/platform/i18n/locale.ts";
import type { WantedDocument } from "#app/platform/made/wanted-documents.server.ts";
import { downloadSheet } from "./downloads.ts";
import { isTypeset, paperSheet } from "./paper.ts";
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
    documentContent(records.in(locale).of(files), feesToday(records.in(locale)).current);

/** Every document that the public records ask for, in each language: the four downloads, and the papers. */
export function wantedDocuments(records: PublicRecords): WantedDocument[] {
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
