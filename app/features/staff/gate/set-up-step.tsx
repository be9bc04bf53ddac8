import { Field } from "#app/design/forms/field.tsx";
import { qrCode } from "#app/design/qr-code.ts";
import { useWords } from "#app/design/site.tsx";
import { staffWords } from "#app/features/staff/words.ts";
import { GateForm, GateProblemNote, wrongCode } from "./gate-form.tsx";
import { codeControl } from "./gate-forms.ts";
import type { GateScreen } from "./gate-screen.ts";
import { PasskeyForm } from "./passkey-form.tsx";

const playStore = "https://play.google.com/store/apps/details?id=com.google.android.apps.authenticator2";

/** A phone cannot scan its own screen, so it sees the link first; the QR code and key are for other devices. */
export function SetUpStep({ screen }: { screen: Extract<GateScreen, { step: "setUp" }> }) {
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
