import { Field } from "#app/design/forms/field.tsx";
import { useSite } from "#app/design/site.tsx";
import { fieldKinds } from "#app/platform/forms/field-kinds.ts";
import type { DashboardAnswer } from "./answer.ts";
import { ConfirmedForm, useConfirmLabels } from "./confirmed-form.tsx";
import { DashboardPart } from "./dashboard-part.tsx";

/** A new password in the old one's place, or a first one. */
export function PasswordPart({ answer }: { answer: DashboardAnswer }) {
  const { t } = useSite();
  const words = t.dashboard;
  const hasNone = answer.view?.hasPassword === false;
  const labels = { ...useConfirmLabels(), password: t.login.newPassword };
  return (
    <DashboardPart id="password" title={words.password} answer={answer} labels={labels}>
      {hasNone && <p>{words.noPassword}</p>}
      <ConfirmedForm
        id="password"
        part="password"
        answer={answer}
        words={{ submit: hasNone ? t.login.setPassword : words.changePassword, busy: words.changing }}
      >
        <Field {...fieldKinds.newPassword} label={labels.password} hint={t.login.passwordHint} required />
      </ConfirmedForm>
    </DashboardPart>
  );
}
