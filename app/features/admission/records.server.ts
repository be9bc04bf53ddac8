import { course } from "#app/features/course/records.server.ts";
import { fillPercent } from "#app/features/course/schema.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { admissionCheckKind } from "./check-kind.ts";
import type { Check } from "./check-schema.ts";
import { documentKind } from "./document-kind.ts";
import { feeHelpKind } from "./fee-help-kind.ts";
import { stagesKind } from "./stages-kind.ts";

/** The records of the admission pages, in both languages. */
export const admissionRecords = filesOfKinds(admissionCheckKind, documentKind, stagesKind, feeHelpKind);

/** The questions and answers of "Can I apply?", with `{percent}` replaced by the course's minimum marks. */
export function admissionCheck(records: RecordsIn): Localised<Check> {
  const { minimumPercent } = course(records);
  const fill = (_: string, value: unknown) =>
    typeof value === "string" ? fillPercent(value, minimumPercent, records.locale) : value;
  return JSON.parse(JSON.stringify(records.of(admissionRecords).admissionCheck, fill));
}
/** The documents to bring. */
export const admissionDocuments = (records: RecordsIn) => records.of(admissionRecords).admissionDocuments;
/** DTE's admission, stage by stage. */
export const admissionStages = (records: RecordsIn) => records.of(admissionRecords).admissionStages;
/** What the fees include, and who pays part of them. */
export const feeHelp = (records: RecordsIn) => records.of(admissionRecords).feeHelp;
