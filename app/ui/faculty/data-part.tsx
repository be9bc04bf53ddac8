import type { DashboardAnswer } from "#app/forms/dashboard-answer.ts";
import { Field } from "../field.tsx";
import { fieldKinds } from "../field-kinds.ts";
import { PostForm } from "../post-form.tsx";
import { useSite } from "../site.tsx";
import { DashboardPart } from "./dashboard-part.tsx";

/** All that is kept, as a file; and its end. */
export function DataPart({ answer }: { answer: DashboardAnswer }) {
  const { link, t } = useSite();
  const words = t.dashboard;
  const isSent = answer.section === "erase";
  return (
    <DashboardPart id="erase" title={words.data} answer={answer} labels={{ email: t.login.email }}>
      <p>
        <a className="button quiet-button" href="/my-data">
          {words.download}
        </a>
      </p>
      <p className="quiet">{words.downloadNote}</p>
      <details open={isSent || undefined}>
        <summary className="button quiet-button">{words.erase}</summary>
        <p>{words.eraseText}</p>
        <PostForm
          id="erase"
          action={`${link("/faculty/dashboard")}#erase-answer`}
          values={isSent ? answer.values : {}}
          errors={isSent ? answer.errors : undefined}
          intent="erase"
          words={{ submit: words.eraseAll, busy: words.erasing }}
          look="erase-button"
        >
          <Field {...fieldKinds.email} autoComplete="off" label={t.login.email} required />
        </PostForm>
      </details>
    </DashboardPart>
  );
}
