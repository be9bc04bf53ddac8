import { Field } from "#app/design/forms/field.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { staffWords } from "#app/features/staff/words.ts";
import { GateForm, GateProblemNote } from "./gate-form.tsx";
import { gateControls } from "./gate-forms.ts";
import type { GateScreen } from "./gate-screen.ts";

/** The first step of signing in; strangers see it at every office address. */
export function PasswordStep({ screen }: { screen: GateScreen }) {
  const { link } = useSite();
  const { signIn, problems } = useWords(staffWords);
  const { email, password } = signIn;
  return (
    <>
      <h1>{signIn.title}</h1>
      <p>{signIn.lead}</p>
      {screen.kept && <p className="note">{signIn.kept(screen.keptOf ?? "")}</p>}
      {screen.isUnkept && <p className="note">{problems.unkept}</p>}
      <GateProblemNote screen={screen} labels={{ email, password }} />
      <GateForm screen={screen} step="password" submit={signIn.continue}>
        <Field {...gateControls.email} label={email} />
        <Field {...gateControls.password} label={password} />
      </GateForm>
      <p className="gate-link">
        <a href={`${link("/office")}?lost`}>{signIn.lost}</a>
      </p>
    </>
  );
}
