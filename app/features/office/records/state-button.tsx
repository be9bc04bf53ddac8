import type { ReactNode } from "react";

/** The id of the form that all buttons of a record's page belong to, so that each one submits what is typed. */
export const formId = "record-form";

/** The id of the form in which an earlier version is published again. */
export const goBackId = "go-back";

interface Props {
  intent: string;
  look?: string;
  children: ReactNode;
}

/** A button outside the form that changes the record's public state. */
export function StateButton({ intent, look = "button quiet-button", children }: Props) {
  return (
    <button type="submit" form={formId} name="intent" value={intent} className={look}>
      {children}
    </button>
  );
}
