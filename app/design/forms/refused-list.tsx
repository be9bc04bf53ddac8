import type { FieldErrors } from "#app/platform/forms/answer.ts";
import { useRefusal } from "./refusal.ts";

interface RefusedListProps {
  errors: FieldErrors | undefined;
  labels: Partial<Record<string, string>>;
  /** The form's id, if each message should link to its field. */
  formId?: string;
}

export function RefusedList({ errors = {}, labels, formId }: RefusedListProps) {
  const refusal = useRefusal();
  const refused = Object.entries(errors).map(([name, error]) => ({ name, text: refusal(error, labels[name] ?? name) }));
  if (refused.length === 0) return null;
  return (
    <ul>
      {refused.map(({ name, text }) => (
        <li key={name}>{formId ? <a href={`#${formId}-${name}`}>{text}</a> : text}</li>
      ))}
    </ul>
  );
}
