import { listOf, openRecords } from "#app/platform/content/read-records.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { checkShape } from "./check-schema.ts";
import { documentShape, feeHelpShape, stagesShape } from "./schema.ts";

/** What the admission pages say, in both languages. */
export const admissionRecords = openRecords({
  admissionCheck: ["records/admission-check.yaml", checkShape],
  admissionDocuments: ["records/admission-documents.yaml", listOf(documentShape)],
  admissionStages: ["records/admission-stages.yaml", stagesShape],
  feeHelp: ["records/fee-help.yaml", feeHelpShape],
});

/** The questions and answers of "Can I apply?". */
export const admissionCheck = (locale: Locale) => admissionRecords.in(locale).admissionCheck;
/** The documents to bring. */
export const admissionDocuments = (locale: Locale) => admissionRecords.in(locale).admissionDocuments;
/** DTE's admission, stage by stage. */
export const admissionStages = (locale: Locale) => admissionRecords.in(locale).admissionStages;
/** What comes with the fees, and who pays part of them. */
export const feeHelp = (locale: Locale) => admissionRecords.in(locale).feeHelp;
