import { joinText, type SearchDocument } from "#app/features/search/index.ts";
import { inLocale, type Locale } from "#app/platform/i18n/locale.ts";
import { admissionCheck, admissionDocuments, admissionStages, feeHelp } from "./records.server.ts";

/** What the search finds of the admission: each scheme and document, the stages and who can apply, under the page that shows them. */
export function searchable(locale: Locale): SearchDocument[] {
  const at = (address: string) => inLocale(address, locale);
  const { subjects, also } = admissionCheck(locale);
  return [
    ...feeHelp(locale).schemes.map(({ name, gives, conditions }) => ({
      kind: "page" as const,
      title: name,
      text: joinText(gives, ...conditions),
      address: at("/admission/fees"),
    })),
    {
      kind: "page",
      title: "",
      text: joinText(...admissionDocuments(locale).flatMap(({ name, where, takes }) => [name, where, takes])),
      address: at("/admission/documents"),
    },
    {
      kind: "page",
      title: "",
      text: joinText(...admissionStages(locale).stages.flatMap((stage) => [stage.title, stage.do, stage.wrong])),
      address: at("/admission/steps"),
    },
    {
      kind: "page",
      title: "",
      text: joinText(...Object.values(subjects.options), ...Object.values(also.options)),
      address: at("/admission"),
    },
  ];
}
