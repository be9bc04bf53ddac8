import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { documentsIn, type SearchDocument } from "#app/platform/content/search-document.ts";
import { admissionCheck, admissionDocuments, admissionStages, feeHelp } from "./records.server.ts";

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
