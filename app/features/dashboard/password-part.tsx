import { Field } from "#app/design/forms/field.tsx";
import { useWords } from "#app/design/site.tsx";
import { registerControls } from "#app/features/accounts/schema.ts";
import { accountWords } from "#app/features/accounts/words.ts";
import type { DashboardAnswer } from "./answer.ts";
import { ConfirmedForm, useConfirmLabels } from "./confirmed-form.tsx";
import { DashboardPart } from "./dashboard-part.tsx";
import { dashboardWords } from "./words.ts";

export function PasswordPart({ answer }: { answer: DashboardAnswer }) {
  const words = useWords(dashboardWords);
  const account = useWords(accountWords);
  const hasNone = answer.view?.hasPassword === false;
  const labels = { ...useConfirmLabels(), password: account.newPassword };
  return (
    <DashboardPart
      id="password"
      title={words.password}
      state={hasNone ? words.unset : undefined}
      answer={answer}
      labels={labels}
    >
      {hasNone && <p>{words.noPassword}</p>}
      <ConfirmedForm
        id="password"
        part="password"
        answer={answer}
        button={{ label: hasNone ? account.setPassword : words.changePassword, busy: words.changing }}
      >
        <Field {...registerControls.password} label={labels.password} hint={account.passwordHint} />
      </ConfirmedForm>
    </DashboardPart>
  );
}
