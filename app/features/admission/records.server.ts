import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { admissionCheckKind } from "./check-kind.ts";
import { documentKind } from "./document-kind.ts";
import { feeHelpKind } from "./fee-help-kind.ts";
import { stagesKind } from "./stages-kind.ts";

export const admissionRecords = filesOfKinds(admissionCheckKind, documentKind, stagesKind, feeHelpKind);

export const admissionCheck = (records: RecordsIn) => records.of(admissionRecords).admissionCheck;
export const admissionDocuments = (records: RecordsIn) => records.of(admissionRecords).admissionDocuments;
export const admissionStages = (records: RecordsIn) => records.of(admissionRecords).admissionStages;
export const feeHelp = (records: RecordsIn) => records.of(admissionRecords).feeHelp;
