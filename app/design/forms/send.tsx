import type { ReactNode } from "react";
import { useSite } from "#app/design/site.tsx";

interface Props {
  /** The form's `intent`: `take`, `publish:en`. */
  does: string;
  look?: string;
  /** The button's label while the form is being sent; by default, to wait a moment. */
  busy?: string;
  /** The id of the form, for a button outside it. */
  form?: string | undefined;
  children: ReactNode;
}

/** A submit button of a form with several. */
export function Send({ does, look = "button quiet-button", busy, form, children }: Props) {
  const { t } = useSite();
  return (
    <button type="submit" name="intent" value={does} form={form} className={look} data-busy={busy ?? t.form.moment}>
      {children}
    </button>
  );
}
