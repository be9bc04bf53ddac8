import { createContext, type ReactNode, useContext } from "react";
import { valueAt } from "#app/cms/records/draft.ts";
import type { RecordField } from "#app/cms/records/fields.ts";
import type { RecordKind } from "#app/cms/records/kind.ts";
import { labelOf } from "#app/cms/records/labels.ts";
import type { RecordProblem } from "#app/cms/records/publishable.ts";
import type { PairState } from "#app/cms/records/translations.ts";
import { formatNumber } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { useSite, useWords } from "#app/ui/site.tsx";
import { recordFormWords } from "./record-form-words.ts";

export interface Option {
  value: string;
  label: string;
  group?: string;
}

/** The office's pictures, skipping this many of the newest, or the site's. */
export type PicturesFrom = number | "site";

export interface FormOptions {
  pictures: Option[];
  /** All pictures whose descriptions are known, including those offered. */
  named?: Option[];
  files: Option[];
  papers: Option[];
  stages?: Option[];
  /** By path of the field. */
  records?: Record<string, Option[]>;
  pages: Option[];
  picturesFrom?: PicturesFrom;
  /** How many to skip for the next older ones; undefined if there are none. */
  olderFrom?: number | undefined;
  /** Whether the site has pictures that are not offered now. */
  hasMore?: boolean;
  /** Office pictures with recorded consent of the people in them. */
  agreed?: string[];
}

/** A text published earlier, whose other language is similar. */
export interface TextSuggestion {
  text: string;
}

export interface RecordFormState {
  kind: RecordKind;
  /** The draft, complete or not. */
  data: object;
  /** The writer's first language, which comes first in every pair. */
  first: Locale;
  states?: Record<string, PairState>;
  problems?: RecordProblem[];
  /** By path and language: `title.mr`. */
  suggestions?: Record<string, TextSuggestion>;
  options: FormOptions;
  /** The part that the form is for; without it, the form has all fields outside parts. */
  part?: string | undefined;
  /** The path of the row to open: the one just added or moved. */
  at?: string;
  /** Pictures whose consent is ticked but not recorded yet. */
  ticked?: string[];
}

/** The path has row numbers. */
export interface FieldAtPath {
  field: RecordField;
  path: string;
}

interface RenderedForm extends RecordFormState {
  /** Lists and groups can contain any field. */
  draw: (field: RecordField, path: string) => ReactNode;
}

export const RecordFormContext = createContext<RenderedForm | null>(null);

/** @throws Error outside a form */
export function useRecordForm(): RenderedForm {
  const form = useContext(RecordFormContext);
  if (form === null) throw new Error("useRecordForm is called outside RecordForm.");
  return form;
}

export const fieldId = (path: string): string => `f-${path}`;

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
