import type { RowVerb } from "#app/platform/records/rows.ts";
import { fieldId } from "./form-context.ts";

interface RowButtonProps {
  verb: RowVerb;
  /** The path of the list to add to, or of the row. */
  path: string;
  /** The fragment to show after the response. */
  to: string;
  label: string;
  /** The row's name, for screen readers. */
  of: string;
}

export function RowButton({ verb, path, to, label, of }: RowButtonProps) {
  return (
    <button
      type="submit"
      name="intent"
      value={`${verb}:${path}`}
      formAction={`#${fieldId(to)}`}
      className={verb === "add" ? "button quiet-button" : "row-button"}
    >
      {label}
      <span className="sr-only">: {of}</span>
    </button>
  );
}
