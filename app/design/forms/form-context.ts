import { createContext } from "react";
import type { FieldErrors } from "#app/platform/forms/answer.ts";

/** What a field knows of the form around it. */
export interface FormContext {
  /** The form's id; a field's own is `<form>-<name>`. */
  id: string;
  /** What was typed, by the field's name: shown again when the form comes back. */
  values: Record<string, string>;
  errors?: FieldErrors | undefined;
}

/** The form around a field. */
export const FormContext = createContext<FormContext>({ id: "form", values: {} });
