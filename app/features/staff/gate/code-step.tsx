import { Field } from "#app/design/forms/field.tsx";
import { useWords } from "#app/design/site.tsx";
import { staffWords } from "#app/features/staff/words.ts";
import { GateForm, GateProblemNote, wrongCode } from "./gate-form.tsx";
import { codeControl, recoveryControl } from "./gate-forms.ts";
import type { GateScreen } from "./gate-screen.ts";
import { PasskeyForm } from "./passkey-form.tsx";

/** The second step of signing in: an app's code, a passkey, or a recovery code. */
export function GateCodeStep({ screen }: { screen: Extract<GateScreen, { step: "code" }> }) {
  const { code } = useWords(staffWords);
  const hidden = { signed: screen.signed };
  return (
    <>
      <h1>{code.title}</h1>
      {screen.passkey && <PasskeyForm screen={screen} asked={screen.passkey} hidden={hidden} />}
      <p>{code.lead}</p>
      <GateProblemNote screen={screen} />
      <GateForm screen={screen} step="code" hidden={hidden} submit={code.submit}>
        <Field {...codeControl} {...wrongCode(screen)} label={code.code} autoFocus />
      </GateForm>
      <details open={screen.problem?.code === "wrongRecovery"}>
        <summary>{code.lostPhone}</summary>
        <p>{code.lostLead}</p>
        <GateForm screen={screen} step="code" id="recovery" hidden={hidden} submit={code.useRecovery} isQuiet>
          <Field {...recoveryControl} label={code.recovery} />
        </GateForm>
      </details>
    </>
  );
}
