import { Field } from "#app/design/forms/field.tsx";
import { qrCode } from "#app/design/qr-code.ts";
import { useWords } from "#app/design/site.tsx";
import { staffWords } from "#app/features/staff/words.ts";
import { GateForm, GateProblemNote } from "./gate-form.tsx";
import { codeControl } from "./gate-forms.ts";
import type { GateScreen } from "./gate-screen.ts";

/** Connecting an app: its key as a picture, a link and a text, and the first code. */
export function SetUpStep({ screen }: { screen: Extract<GateScreen, { step: "setUp" }> }) {
  const { setUp } = useWords(staffWords);
  const { path, size } = qrCode(screen.appLink);
  return (
    <>
      <h1>{setUp.title}</h1>
      <p>{setUp.lead}</p>
      <GateProblemNote screen={screen} />
      <ol className="gate-steps">
        <li>{setUp.install}</li>
        <li>
          {setUp.scan}
          <svg className="gate-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={setUp.picture}>
            <path d={path} />
          </svg>
          <p>
            {setUp.onPhone} <a href={screen.appLink}>{setUp.open}</a>
          </p>
          <p>
            {setUp.type} <code translate="no">{screen.secret}</code>
          </p>
        </li>
        <li>
          {setUp.enter}
          <GateForm screen={screen} step="setUp" hidden={{ signed: screen.signed }} submit={setUp.submit}>
            <Field {...codeControl} label={setUp.code} />
          </GateForm>
        </li>
      </ol>
    </>
  );
}
