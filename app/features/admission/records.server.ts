import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { admissionCheckKind } from "./check-kind.ts";
import { documentKind } from "./document-kind.ts";
import { feeHelpKind } from "./fee-help-kind.ts";
import { stagesKind } from "./stages-kind.ts";

/** The records of the admission pages, in both languages. */
export const admissionRecords = filesOfKinds(admissionCheckKind, documentKind, stagesKind, feeHelpKind);

/** The questions and answers of "Can I apply?". */
export const admissionCheck = (records: RecordsIn) => records.of(admissionRecords).admissionCheck;
/** The documents to bring. */
export const admissionDocuments = (records: RecordsIn) => records.of(admissionRecords).admissionDocuments;
/** DTE's admission, stage by stage. */
export const admissionStages = (records: RecordsIn) => records.of(admissionRecords).admissionStages;
/** Who pays part of the fees. */
export const feeHelp = (records: RecordsIn) => records.of(admissionRecords).feeHelp;
