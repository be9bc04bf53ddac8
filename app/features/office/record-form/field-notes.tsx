import { useSite } from "#app/design/site.tsx";
import type { useField } from "./use-field.ts";

/** What must be corrected in a field before publishing. */
export function FieldErrorNote({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <strong id={`${id}-error`} className="field-error">
      {text}
    </strong>
  );
}

/** Help for filling in a field. */
export function FieldHelp({ id, text }: { id: string; text: string | undefined }) {
  return text ? <small id={`${id}-help`}>{text}</small> : null;
}

/** Says that a field may be left empty. */
export function OptionalMark({ isOptional }: { isOptional: boolean }) {
  const { t } = useSite();
  return isOptional ? <span className="quiet"> ({t.form.optional})</span> : null;
}

/** What is said above fields that belong together: their name, help, and what must be corrected. */
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
