import { createContext } from "react";
import type { FieldErrors } from "#app/platform/forms/answer.ts";

/** Data of a form for its fields. */
export interface FormContext {
  /** The form's id; a field's own is `<form>-<name>`. */
  id: string;
  /** What was typed, by field name, to be shown again. */
  values: Record<string, string>;
  errors?: FieldErrors | undefined;
}

/** The context of the form around a field. */
export const FormContext = createContext<FormContext>({ id: "form", values: {} });
