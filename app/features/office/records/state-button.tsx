import type { ReactNode } from "react";

/** All buttons of a record's page belong to this form, so that each submits what is typed. */
export const recordFormId = "record-form";

export const revertFormId = "go-back";

interface Props {
  intent: string;
  look?: string;
  children: ReactNode;
}

/** For use outside the form element. */
export function StateButton({ intent, look = "button quiet-button", children }: Props) {
  return (
    <button type="submit" form={recordFormId} name="intent" value={intent} className={look}>
      {children}
    </button>
  );
}
