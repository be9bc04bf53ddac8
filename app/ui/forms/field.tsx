import { type ComponentProps, createContext, type ReactNode, useContext } from "react";
import type { FieldError, FieldErrors } from "#app/lib/forms/form-answer.ts";
import { formatNumber } from "#app/lib/i18n/format.ts";
import { useSite } from "#app/ui/site.tsx";

export interface FormContext {
  id: string;
  values: Record<string, string>;
  errors?: FieldErrors | undefined;
}

export const FormContext = createContext<FormContext>({ id: "form", values: {} });

export function useRefusal(): (error: FieldError, label: string) => string {
  const { locale, t } = useSite();
  return (error, label) => t.form.errors[error.code](label, "max" in error ? formatNumber(error.max, locale) : "");
}

type InputProps =
  | "id"
  | "type"
  | "placeholder"
  | "autoComplete"
  | "autoFocus"
  | "inputMode"
  | "required"
  | "maxLength"
  | "aria-describedby"
  | "aria-invalid";

interface Props extends Pick<ComponentProps<"input">, InputProps> {
  name: string;
  label: string;
  hint?: string;
  /** Required, but not enforced by the browser. */
  isNeeded?: boolean;
  rows?: number;
}

export function Field({ label, hint, isNeeded = false, rows, ...input }: Props) {
  const { t } = useSite();
  const form = useContext(FormContext);
  const refusal = useRefusal();
  const id = input.id ?? `${form.id}-${input.name}`;
  const error = form.errors?.[input.name];
  const described = [input["aria-describedby"], hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  const control = {
    ...input,
    id,
    defaultValue: form.values[input.name],
    "aria-describedby": described.join(" ") || undefined,
    "aria-invalid": error ? true : input["aria-invalid"],
  };
  return (
    <p className="field">
      <label htmlFor={id}>
        {label} {!input.required && !isNeeded && <span className="quiet">({t.form.optional})</span>}
      </label>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {error && (
        <strong id={`${id}-error`} className="field-error">
          {refusal(error, label)}
        </strong>
      )}
      {rows ? <textarea {...control} rows={rows} /> : <input {...control} />}
    </p>
  );
}

export function Radio({ label, ...input }: Omit<ComponentProps<"input">, "type"> & { label: ReactNode }) {
  return (
    <label className="check">
      <input type="radio" {...input} /> {label}
    </label>
  );
}
