import { Field } from "#app/design/forms/field.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { staffWords } from "#app/features/staff/words.ts";
import { GateForm, GateProblemNote } from "./gate-form.tsx";
import { gateControls } from "./gate-forms.ts";
import type { GateScreen } from "./gate-screen.ts";

export function LostStep({ screen }: { screen: Extract<GateScreen, { step: "lost" }> }) {
  const { link } = useSite();
  const { lost, signIn } = useWords(staffWords);
  return (
    <>
      <h1>{lost.title}</h1>
      {screen.isSent ? (
        <p className="note" role="status">
          {lost.sent}
        </p>
      ) : (
        <>
          <p>{lost.lead}</p>
          <GateProblemNote screen={screen} labels={{ email: signIn.email }} />
          <GateForm screen={screen} step="lost" submit={lost.submit}>
            <Field {...gateControls.email} label={signIn.email} />
          </GateForm>
        </>
      )}
      <p className="gate-link">
        <a href={link("/office")}>{signIn.back}</a>
      </p>
    </>
  );
}

export function NewPasswordStep({ screen }: { screen: Extract<GateScreen, { step: "newPassword" }> }) {
  const { newPassword, signIn } = useWords(staffWords);
  const label = signIn.newPassword;
  return (
    <>
      <h1>{newPassword.title}</h1>
      <p>{newPassword.lead(screen.name)}</p>
      <GateProblemNote screen={screen} labels={{ password: label }} />
      <GateForm screen={screen} step="newPassword" hidden={{ link: screen.link }} submit={newPassword.submit}>
        <Field {...gateControls.newPassword} label={label} hint={signIn.passwordHint} />
      </GateForm>
    </>
  );
}
