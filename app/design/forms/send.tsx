import type { ReactNode } from "react";
import { useSite } from "#app/design/site.tsx";

interface SubmitButtonProps {
  does: string;
  look?: string;
  busy?: string;
  form?: string | undefined;
  children: ReactNode;
}

export function SubmitButton({ does, look = "button quiet-button", busy, form, children }: SubmitButtonProps) {
  const { t } = useSite();
  return (
    <button type="submit" name="intent" value={does} form={form} className={look} data-busy={busy ?? t.form.moment}>
      {children}
    </button>
  );
}
