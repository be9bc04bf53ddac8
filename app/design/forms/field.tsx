import { type ComponentProps, useContext } from "react";
import { useSite } from "#app/design/site.tsx";
import { FormContext } from "./form-context.ts";
import { useRefusal } from "./refusal.ts";

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
