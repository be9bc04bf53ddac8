import { course } from "#app/features/course/index.server.ts";
import { fillPercent } from "#app/features/course/index.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import { listOf, openRecords } from "#app/platform/content/read-records.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { type Check, checkShape } from "./check-schema.ts";
import { documentShape, feeHelpShape, stagesShape } from "./schema.ts";

/** What the admission pages say, in both languages. */
export const admissionRecords = openRecords({
  admissionCheck: ["records/admission-check.yaml", checkShape],
  admissionDocuments: ["records/admission-documents.yaml", listOf(documentShape)],
  admissionStages: ["records/admission-stages.yaml", stagesShape],
  feeHelp: ["records/fee-help.yaml", feeHelpShape],
});

/** The questions and answers of "Can I apply?", with the course's minimum of marks for `{percent}`. */
export function admissionCheck(locale: Locale): Localised<Check> {
  const { minimumPercent } = course(locale);
  const fill = (_: string, value: unknown) =>
    typeof value === "string" ? fillPercent(value, minimumPercent, locale) : value;
  return JSON.parse(JSON.stringify(admissionRecords.in(locale).admissionCheck, fill));
}
/** The documents to bring. */
export const admissionDocuments = (locale: Locale) => admissionRecords.in(locale).admissionDocuments;
/** DTE's admission, stage by stage. */
export const admissionStages = (locale: Locale) => admissionRecords.in(locale).admissionStages;
/** What comes with the fees, and who pays part of them. */
export const feeHelp = (locale: Locale) => admissionRecords.in(locale).feeHelp;
