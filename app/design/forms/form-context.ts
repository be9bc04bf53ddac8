import { createContext } from "react";
import type { FieldErrors } from "#app/platform/forms/answer.ts";

export interface FormContext {
  id: string;
  values: Record<string, string>;
  errors?: FieldErrors | undefined;
}

export const FormContext = createContext<FormContext>({ id: "form", values: {} });
