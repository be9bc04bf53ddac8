import { useSite } from "#app/design/site.tsx";
import type { useField } from "./use-field.ts";

export function FieldErrorNote({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <strong id={`${id}-error`} className="field-error">
      {text}
    </strong>
  );
}

export function FieldHelp({ id, text }: { id: string; text: string | undefined }) {
  return text ? <small id={`${id}-help`}>{text}</small> : null;
}

export function OptionalMark({ isOptional }: { isOptional: boolean }) {
  const { t } = useSite();
  return isOptional ? <span className="quiet"> ({t.form.optional})</span> : null;
}

export function GroupHead({ of, isOptional }: { of: ReturnType<typeof useField>; isOptional: boolean }) {
  return (
    <>
      <legend>
        {of.label}
        <OptionalMark isOptional={isOptional} />
      </legend>
      <FieldHelp id={of.id} text={of.help} />
      <FieldErrorNote id={of.id} text={of.error} />
    </>
  );
}
