import { Field } from "#app/design/forms/field.tsx";
import { useWords } from "#app/design/site.tsx";
import { staffWords } from "#app/features/staff/words.ts";
import { GateForm, GateProblemNote } from "./gate-form.tsx";
import { codeControl, gateControls } from "./gate-forms.ts";
import type { GateScreen } from "./gate-screen.ts";
import { PasskeyForm } from "./passkey-form.tsx";

/** Asks for the password, a code or a passkey again before something sensitive. */
export function ConfirmStep({ screen }: { screen: Extract<GateScreen, { step: "confirm" }> }) {
  const { confirm, signIn, code, problems } = useWords(staffWords);
  const { problem } = screen;
  return (
    <>
      <h1>{confirm.title}</h1>
      {screen.kept?.about && (
        <p>
          <strong>{screen.kept.about}</strong>
        </p>
      )}
      <p>{confirm.lead}</p>
      {screen.kept && <p>{confirm.kept}</p>}
      {screen.isUnkept && <p className="note">{problems.unkept}</p>}
      <GateProblemNote screen={screen} />
      {screen.passkey && <PasskeyForm screen={screen} asked={screen.passkey} />}
      <GateForm screen={screen} step="confirm" submit={confirm.submit}>
        <Field {...gateControls.password} label={signIn.password} />
      </GateForm>
      <details open={problem?.code === "wrongCode" || problem?.code === "notSixDigits"}>
        <summary>{confirm.byCode}</summary>
        <GateForm screen={screen} step="confirm" id="confirm-code" submit={confirm.submit} isQuiet>
          <Field {...codeControl} label={code.code} />
        </GateForm>
      </details>
    </>
  );
}
