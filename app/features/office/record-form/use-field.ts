import { useSite, useWords } from "#app/design/site.tsx";
import { formatNumber } from "#app/platform/i18n/format.ts";
import { valueAt } from "#app/platform/records/draft.ts";
import { labelOf } from "#app/platform/records/labels.ts";
import type { RecordProblem } from "#app/platform/records/publishable.ts";
import type { RecordField } from "#app/platform/records/record-field.ts";
import { fieldId, useRecordForm } from "./form-context.ts";
import { recordFormWords } from "./words.ts";

export function useProblemText(): (problem: RecordProblem) => string {
  const { locale } = useSite();
  const { problems: words } = useWords(recordFormWords);
  return (problem) => {
    if (problem.code === "language") return words.language(problem.locale);
    if (problem.code === "few") return words.few(formatNumber(problem.min, locale));
    if (problem.code === "many") return words.many(formatNumber(problem.max, locale));
    if (problem.code === "gone") return words.gone;
    if (problem.code === "noPage") return words.noPage;
    if (problem.code === "signs") return words.signs(problem.signs);
    if (problem.code === "agreement") return words.agreement;
    return problem.code === "wrong" ? words.wrong(problem.takes[locale]) : words.missing;
  };
}

export function useField(field: RecordField, path: string) {
  const { kind, data, problems = [] } = useRecordForm();
  const { locale } = useSite();
  const textOf = useProblemText();
  const id = fieldId(path);
  const help = kind.words[locale].fields[field.path]?.help;
  const problem = problems.find((each) => each.path === path);
  const value = valueAt(data, path);
  const described = [help && `${id}-help`, problem && `${id}-error`].filter(Boolean).join(" ");
  return {
    id,
    label: labelOf(kind, field, locale),
    help,
    value,
    typed: typeof value === "object" || value === undefined ? "" : String(value),
    error: problem && textOf(problem),
    control: {
      id,
      name: path,
      "aria-describedby": described || undefined,
      "aria-invalid": problem ? true : undefined,
    },
  };
}
