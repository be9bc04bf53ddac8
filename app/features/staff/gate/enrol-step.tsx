import { Field } from "#app/design/forms/field.tsx";
import { useWords } from "#app/design/site.tsx";
import { staffWords } from "#app/features/staff/words.ts";
import { GateForm, GateProblemNote } from "./gate-form.tsx";
import { gateControls } from "./gate-forms.ts";
import type { GateScreen } from "./gate-screen.ts";

/** The page of an invitation: name and password or, to set up the second factor again, only the existing password. */
export function EnrolStep({ screen }: { screen: Extract<GateScreen, { step: "enrol" }> }) {
  const { enrol, roles, signIn } = useWords(staffWords);
  const { isNew, email, role, link } = screen;
  const password = isNew ? signIn.newPassword : enrol.current;
  return (
    <>
      <h1>{isNew ? enrol.title : enrol.again}</h1>
      <p>{enrol.lead(email, roles[role])}</p>
      <p>{enrol.steps}</p>
      <GateProblemNote screen={screen} labels={{ name: signIn.name, password }} />
      <GateForm screen={screen} step="enrol" hidden={{ link }} submit={signIn.continue}>
        {isNew && <Field {...gateControls.name} label={signIn.name} />}
        {isNew ? (
          <Field {...gateControls.newPassword} label={password} hint={signIn.passwordHint} />
        ) : (
          <Field {...gateControls.password} label={password} />
        )}
      </GateForm>
    </>
  );
}
