import { personField } from "#app/lib/forms/fields.ts";
import { Field } from "#app/ui/forms/field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { qrCode } from "#app/ui/qr-code.ts";
import { useSite, useWords } from "#app/ui/site.tsx";
import { GateForm, GateProblemNote, PasskeyForm, wrongCode } from "./gate-form.tsx";
import type { GateScreen } from "./gate-screen.ts";
import { codeControl, gateControls, recoveryControl } from "./staff-forms.ts";
import { staffWords } from "./staff-words.ts";

function AgainStep({ screen }: { screen: Extract<GateScreen, { step: "again" }> }) {
  const { link } = useSite();
  const { again, toStart, problems } = useWords(staffWords);
  const { about, [personField]: _own, ...fields } = screen.kept ?? {};
  return (
    <>
      <h1>{again.title}</h1>
      {screen.isUnkept ? (
        <p className="note">{problems.unkept}</p>
      ) : (
        <>
          <p>
            <strong>{about}</strong>
          </p>
          <p>{again.lead}</p>
          <PostForm id="again" action="" hidden={fields} button={{ label: again.submit }} />
        </>
      )}
      <p className="gate-link">
        <a href={link("/office")}>{screen.isUnkept ? toStart : again.leave}</a>
      </p>
    </>
  );
}

function NotDoneStep({ screen }: { screen: Extract<GateScreen, { step: "notDone" }> }) {
  const { link } = useSite();
  const { notDone, toStart } = useWords(staffWords);
  return (
    <>
      <h1>{notDone.title}</h1>
      <p role="alert">{notDone.text(screen.actor.name)}</p>
      <p>{notDone.help}</p>
      <p className="actions">
        <a className="button" href={link("/office")}>
          {toStart}
        </a>
      </p>
    </>
  );
}

function LostStep({ screen }: { screen: Extract<GateScreen, { step: "lost" }> }) {
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

function NewPasswordStep({ screen }: { screen: Extract<GateScreen, { step: "newPassword" }> }) {
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

const playStore = "https://play.google.com/store/apps/details?id=com.google.android.apps.authenticator2";

/** A phone cannot scan its own screen, so it sees the link first; the QR code and key are for other devices. */
function SetUpStep({ screen }: { screen: Extract<GateScreen, { step: "setUp" }> }) {
  const { setUp } = useWords(staffWords);
  const { path, size } = qrCode(screen.appLink);
  const key = (
    <p>
      {setUp.type} <code translate="no">{screen.secret}</code>
    </p>
  );
  return (
    <>
      <h1>{setUp.title}</h1>
      <p>{setUp.lead}</p>
      <PasskeyForm screen={screen} asked={screen.passkey} hidden={{ signed: screen.signed }} create={setUp.passkey} />
      <ol className="gate-steps">
        <li>
          {setUp.install} <a href={playStore}>{setUp.playStore}</a>
        </li>
        <li className="gate-narrow">
          {setUp.openIt}
          <br />
          <a href={screen.appLink} className="button quiet-button">
            {setUp.open}
          </a>
          <details>
            <summary>{setUp.onOther}</summary>
            <p>{setUp.scan}</p>
            <svg className="gate-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={setUp.picture}>
              <use href="#gate-qr" />
            </svg>
            {key}
          </details>
        </li>
        <li className="gate-wide">
          {setUp.scan}
          <svg className="gate-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={setUp.picture}>
            <path id="gate-qr" d={path} />
          </svg>
          <p>
            {setUp.onPhone} <a href={screen.appLink}>{setUp.open}</a>
          </p>
          {key}
        </li>
        <li>
          {setUp.enter}
          <GateProblemNote screen={screen} />
          <GateForm screen={screen} step="setUp" hidden={{ signed: screen.signed }} submit={setUp.submit}>
            <Field {...codeControl} {...wrongCode(screen)} label={setUp.code} />
          </GateForm>
        </li>
      </ol>
    </>
  );
}

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
