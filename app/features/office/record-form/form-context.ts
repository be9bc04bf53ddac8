import { createContext, type ReactNode, useContext } from "react";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { RecordField } from "#app/platform/records/fields.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import type { PairState } from "#app/platform/records/pairs.ts";
import type { RecordProblem } from "#app/platform/records/publishable.ts";

/** One of the values of a field that chooses among what there is. */
export interface Option {
  value: string;
  label: string;
  /** The heading that it is listed under. */
  group?: string;
}

/** The pictures that are shown: the office's, but for so many of the newest, or the site's. */
export type PicturesFrom = number | "site";

/** What fields choose among: names of pictures, PDFs, ids of papers, and addresses of pages. */
export interface FormOptions {
  pictures: Option[];
  /** What is known of any picture; those that are offered are among them. */
  named?: Option[];
  files: Option[];
  papers: Option[];
  pages: Option[];
  picturesFrom?: PicturesFrom;
  /** How many to pass over for the next older ones; none where there are no older ones. */
  olderFrom?: number | undefined;
  /** Whether the site has pictures that are not offered now. */
  hasMore?: boolean;
  /** Pictures of the office of which somebody said that the people in them agreed to be shown. */
  agreed?: string[];
}

/** A text that was published earlier with a text like that of the other language. */
export interface TextSuggestion {
  text: string;
}

/** A record's form as it is drawn. */
export interface RecordFormState {
  kind: RecordKind;
  /** The draft; complete or not. */
  data: object;
  /** The language of the person who writes, which comes first in every pair. */
  first: Locale;
  /** The states of the pairs, by path. */
  states?: Record<string, PairState>;
  problems?: RecordProblem[];
  /** By path and language: `title.mr`. */
  suggestions?: Record<string, TextSuggestion>;
  options: FormOptions;
  /** The path of the row to draw open: the one just added or moved. */
  at?: string;
  /** Pictures of which it is ticked, and not noted yet, that the people in them agreed. */
  ticked?: string[];
}

interface Drawn extends RecordFormState {
  /** Draws a field at its path; lists and groups contain any kind of field. */
  draw: (field: RecordField, path: string) => ReactNode;
}

/** The form around a field. */
export const RecordFormContext = createContext<Drawn | null>(null);

/** The form around a field. @throws Error outside of a form. */
export function useRecordForm(): Drawn {
  const form = useContext(RecordFormContext);
  if (form === null) throw new Error("useRecordForm is called outside RecordForm.");
  return form;
}

/** The id of a field's element, to which links lead. */
export const fieldId = (path: string): string => `f-${path}`;
