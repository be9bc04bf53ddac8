import type { ReactNode } from "react";
import { useSite } from "#app/design/site.tsx";
import type { SubmissionView } from "./one-view.ts";

interface Props {
  view: Pick<SubmissionView, "key" | "open" | "now">;
  className?: string;
  id?: string;
  children: ReactNode;
}

/** A form of a submission's screen: with its key, the version it starts from, and when it was drawn. */
export function OneForm({ view: { key, open, now }, className, id, children }: Props) {
  const { link, t } = useSite();
  return (
    <form method="post" action={link(`/office/inbox/${open.submission.reference}`)} className={className} id={id}>
      <input type="hidden" name="form:key" value={key} />
      <input type="hidden" name="form:version" value={open.submission.version} />
      <input type="hidden" name="form:at" value={now} />
      {children}
      <p className="note alert" role="alert" hidden data-failed>
        {t.form.failed}
      </p>
    </form>
  );
}

interface ButtonProps {
  /** What is done: `take`, `strike:ID`. */
  does: string;
  look?: string;
  children: ReactNode;
}

/** A button that sends the form it is in. */
export function Send({ does, look = "button quiet-button", children }: ButtonProps) {
  const { t } = useSite();
  return (
    <button type="submit" name="intent" value={does} className={look} data-busy={t.form.moment}>
      {children}
    </button>
  );
}
