import { Field } from "#app/design/forms/field.tsx";
import { PostForm } from "#app/design/forms/post-form.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { staffWords } from "#app/features/staff/words.ts";
import type { GateScreen } from "./gate-screen.ts";

/** A screen of the gate. Its forms have no address, so that they go to the page that was asked for. */
export function GateView({ screen }: { screen: GateScreen }) {
  const { t } = useSite();
  const { signIn } = useWords(staffWords);
  return (
    <main id="content" className="wrap page office-page">
      <div className="card narrow">
        <h1>{signIn.title}</h1>
        <p>{signIn.lead}</p>
        <PostForm
          id="gate"
          action=""
          values={screen.values ?? {}}
          errors={undefined}
          hidden={{ gate: "password" }}
          button={{ label: signIn.submit, busy: t.form.moment }}
        >
          <Field name="email" label={signIn.email} type="email" autoComplete="username" required />
          <Field name="password" label={signIn.password} type="password" autoComplete="current-password" required />
        </PostForm>
      </div>
    </main>
  );
}
