import { createContext, type ReactNode, useContext } from "react";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import type { PairState } from "#app/platform/records/pairs.ts";
import type { RecordProblem } from "#app/platform/records/publishable.ts";
import type { RecordField } from "#app/platform/records/record-field.ts";

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
