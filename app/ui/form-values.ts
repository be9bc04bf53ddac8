import { createContext } from "react";

/** What was typed into the form around a field, by the field's name: shown again when the form comes back. */
export const FormValues = createContext<Record<string, string>>({});
