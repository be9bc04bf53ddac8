import { Field } from "#app/design/forms/field.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { staffWords } from "#app/features/staff/words.ts";
import { AgainStep, NotDoneStep } from "./again-steps.tsx";
import { GateForm, GateProblemNote, wrongCode } from "./gate-form.tsx";
import { codeControl, gateControls, recoveryControl } from "./gate-forms.ts";
import type { GateScreen } from "./gate-screen.ts";
import { LostStep, NewPasswordStep } from "./lost-steps.tsx";
import { PasskeyForm } from "./passkey-form.tsx";
import { SetUpStep } from "./set-up-step.tsx";

/** The forms have no `action`, so that they post to the requested address. */
export function GateView({ screen }: { screen: GateScreen }) {
  return (
    <main id="content" className="wrap page office-page">
      <div className="card narrow gate">
        <StepView screen={screen} />
      </div>
    </main>
  );
}

function StepView({ screen }: { screen: GateScreen }) {
  if (screen.step === "password") return <PasswordStep screen={screen} />;
  if (screen.step === "code") return <GateCodeStep screen={screen} />;
  if (screen.step === "lost") return <LostStep screen={screen} />;
  if (screen.step === "newPassword") return <NewPasswordStep screen={screen} />;
  if (screen.step === "enrol") return <EnrolStep screen={screen} />;
  if (screen.step === "again") return <AgainStep screen={screen} />;
  if (screen.step === "notDone") return <NotDoneStep screen={screen} />;
  return screen.step === "setUp" ? <SetUpStep screen={screen} /> : <ConfirmStep screen={screen} />;
}

function PasswordStep({ screen }: { screen: GateScreen }) {
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

function GateCodeStep({ screen }: { screen: Extract<GateScreen, { step: "code" }> }) {
  const { code } = useWords(staffWords);
  const hidden = { signed: screen.signed };
  return (
    <>
      <h1>{screen.hasApp ? code.title : code.passkey}</h1>
      {screen.passkey && <PasskeyForm screen={screen} asked={screen.passkey} hidden={hidden} />}
      {screen.hasApp && <p>{code.lead}</p>}
      <GateProblemNote screen={screen} />
      {screen.hasApp && (
        <GateForm screen={screen} step="code" hidden={hidden} submit={code.submit}>
          <Field {...codeControl} {...wrongCode(screen)} label={code.code} autoFocus />
        </GateForm>
      )}
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

function EnrolStep({ screen }: { screen: Extract<GateScreen, { step: "enrol" }> }) {
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

function ConfirmStep({ screen }: { screen: Extract<GateScreen, { step: "confirm" }> }) {
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
      {screen.hasApp && (
        <details open={problem?.code === "wrongCode" || problem?.code === "notSixDigits"}>
          <summary>{confirm.byCode}</summary>
          <GateForm screen={screen} step="confirm" id="confirm-code" submit={confirm.submit} isQuiet>
            <Field {...codeControl} label={code.code} />
          </GateForm>
        </details>
      )}
    </>
  );
}
