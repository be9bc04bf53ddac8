import type { ReactNode } from "react";
import { PersonField } from "#app/design/forms/person-field.tsx";
import { useSite } from "#app/design/site.tsx";
import type { SubmissionView } from "./one-view.ts";

interface Props {
  view: Pick<SubmissionView, "key" | "open" | "now">;
  children: ReactNode;
}

export function OneForm({ view: { key, open, now }, children }: Props) {
  const { link, t } = useSite();
  return (
    <form method="post" action={link(`/office/inbox/${open.submission.reference}`)} noValidate>
      <PersonField />
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
