import { documentsIn, type SearchDocument } from "#app/features/search/index.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { admissionCheck, admissionDocuments, admissionStages, feeHelp } from "./records.server.ts";

/** What the search finds of the admission: each scheme and document, the stages and who can apply, under the page that shows them. */
export function searchable(locale: Locale): SearchDocument[] {
  const { titled, further } = documentsIn(locale);
  const { subjects, also } = admissionCheck(locale);
  return [
    ...feeHelp(locale).schemes.map(({ name, gives, conditions }) =>
      titled("page", name, "/admission/fees", gives, ...conditions),
    ),
    further(
      "/admission/documents",
      ...admissionDocuments(locale).flatMap(({ name, where, takes }) => [name, where, takes]),
    ),
    further(
      "/admission/steps",
      ...admissionStages(locale).stages.flatMap((stage) => [stage.title, stage.do, stage.wrong]),
    ),
    further("/admission", ...Object.values(subjects.options), ...Object.values(also.options)),
  ];
}
