import type { ReactNode } from "react";

/** All buttons of a record's page belong to this form, so that each submits what is typed. */
export const formId = "record-form";

export const goBackId = "go-back";

interface Props {
  intent: string;
  look?: string;
  children: ReactNode;
}

/** For use outside the form element. */
export function StateButton({ intent, look = "button quiet-button", children }: Props) {
  return (
    <button type="submit" form={formId} name="intent" value={intent} className={look}>
      {children}
    </button>
  );
}
