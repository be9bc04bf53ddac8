import type { ReactNode } from "react";
import { useSite } from "#app/design/site.tsx";

interface Props {
  /** What is done, as the form's `intent`: `take`, `publish:en`. */
  does: string;
  look?: string;
  /** What the button says while the form is on its way; by default, to wait a moment. */
  busy?: string;
  children: ReactNode;
}

/** A button that sends the form it is in, which has several. */
export function Send({ does, look = "button quiet-button", busy, children }: Props) {
  const { t } = useSite();
  return (
    <button type="submit" name="intent" value={does} className={look} data-busy={busy ?? t.form.moment}>
      {children}
    </button>
  );
}
