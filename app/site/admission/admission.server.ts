import type { RecordsIn } from "#app/cms/content/public-records.server.ts";
import { documentsIn, type SearchDocument } from "#app/cms/content/search-document.ts";
import { filesOfKinds } from "#app/cms/records/kind-files.server.ts";
import { admissionCheckKind } from "./admission-check.ts";
import { documentKind, feeHelpKind, stagesKind } from "./admission-kinds.ts";

export const admissionRecords = filesOfKinds(admissionCheckKind, documentKind, stagesKind, feeHelpKind);

export const admissionCheck = (records: RecordsIn) => records.of(admissionRecords).admissionCheck;
export const admissionDocuments = (records: RecordsIn) => records.of(admissionRecords).admissionDocuments;
export const admissionStages = (records: RecordsIn) => records.of(admissionRecords).admissionStages;
export const feeHelp = (records: RecordsIn) => records.of(admissionRecords).feeHelp;

export function searchable(records: RecordsIn): SearchDocument[] {
  const { titled, further } = documentsIn(records.locale);
  const { subjects, also } = admissionCheck(records);
  return [
    ...feeHelp(records).schemes.map(({ name, gives, conditions }) =>
      titled("page", name, "/admission/fees", gives, ...conditions),
    ),
    further(
      "/admission/documents",
      ...admissionDocuments(records).flatMap(({ name, where, takes }) => [name, where, takes]),
    ),
    further(
      "/admission/steps",
      ...admissionStages(records).stages.flatMap((stage) => [stage.title, stage.do, stage.wrong]),
    ),
    further("/admission", ...Object.values(subjects.options), ...Object.values(also.options)),
  ];
}
