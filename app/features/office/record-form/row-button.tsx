import type { RowVerb } from "#app/platform/records/rows.ts";
import { fieldId } from "./form-context.ts";

interface Props {
  verb: RowVerb;
  /** Of the list to add to, or of the row. */
  path: string;
  /** Where the page is to be when it comes back. */
  to: string;
  label: string;
  /** The row it belongs to, for those who hear it. */
  of: string;
}

/** A button that changes the rows of a list; the form comes back with everything that was typed. */
export function RowButton({ verb, path, to, label, of }: Props) {
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
