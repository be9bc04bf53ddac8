import type { ReactNode } from "react";
import { useSite } from "#app/design/site.tsx";

interface Props {
  does: string;
  look?: string;
  busy?: string;
  form?: string | undefined;
  children: ReactNode;
}

export function Send({ does, look = "button quiet-button", busy, form, children }: Props) {
  const { t } = useSite();
  return (
    <button type="submit" name="intent" value={does} form={form} className={look} data-busy={busy ?? t.form.moment}>
      {children}
    </button>
  );
}
