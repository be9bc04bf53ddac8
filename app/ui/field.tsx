import { type ComponentProps, useContext, useId } from "react";
import { FormValues } from "./form-values.ts";
import { useSite } from "./site.tsx";

type Props = ComponentProps<"input"> & { label: string; hint?: string; error?: string };

/** A form field: its visible label, what it takes, and how to mend it when it was refused. */
export function Field({ label, hint, error, ...input }: Props) {
  const { t } = useSite();
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  return (
    <p className="field">
      <label htmlFor={id}>
        {label} {!input.required && <span className="quiet">({t.form.optional})</span>}
      </label>
      <input
        id={id}
        defaultValue={useContext(FormValues)[input.name ?? ""]}
        aria-describedby={described}
        aria-invalid={error ? true : undefined}
        {...input}
      />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {error && (
        <strong id={`${id}-error`} className="field-error">
          {error}
        </strong>
      )}
    </p>
  );
}

/** A form field for text of several lines. */
export function TextField({ label, ...input }: ComponentProps<"textarea"> & { label: string }) {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <textarea id={id} rows={6} defaultValue={useContext(FormValues)[input.name ?? ""]} {...input} />
    </p>
  );
}
