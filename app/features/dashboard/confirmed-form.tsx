import type { ReactNode } from "react";
import { Field } from "#app/design/forms/field.tsx";
import { PostForm } from "#app/design/forms/post-form.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { CodeField, SendCode } from "#app/features/accounts/index.view.ts";
import { currentPasswordControl } from "#app/features/accounts/schema.ts";
import { accountWords } from "#app/features/accounts/words.ts";
import type { DashboardAnswer } from "./answer.ts";
import { dashboardWords } from "./words.ts";

interface Props {
  id: "password" | "signOutAll" | "erase";
  part: string;
  answer: DashboardAnswer;
  button: { label: string; busy: string };
  variant?: "quiet-button" | "erase-button";
  children?: ReactNode;
}

export function useConfirmLabels() {
  return { current: useWords(dashboardWords).current, otp: useWords(accountWords).otp };
}

/** Its sender confirms their identity by password or mailed code; members without a password request the code first. */
export function ConfirmedForm({ id, part, answer, button, variant, children }: Props) {
  const { link } = useSite();
  const { codeInstead } = useWords(dashboardWords);
  const { sendOtp, sending } = useWords(accountWords);
  const labels = useConfirmLabels();
  const isSent = answer.section === part;
  const ticket = isSent ? answer.ticket : undefined;
  const needsCode = ticket === undefined && answer.view?.hasPassword === false;
  return (
    <PostForm
      id={id}
      action={`${link("/faculty/dashboard")}#${part}-answer`}
      values={isSent && answer.errors?.otp?.code === "notSixDigits" ? answer.values : {}}
      errors={isSent ? answer.errors : undefined}
      hidden={{ confirms: id, ...(ticket && { ticket }) }}
      intent={needsCode ? "send" : id}
      button={needsCode ? { label: sendOtp, busy: sending } : button}
      {...(needsCode ? { variant: "quiet-button" } : variant && { variant })}
      after={
        !needsCode && (
          <>
            {!ticket && <p className="quiet">{codeInstead}</p>}
            <SendCode />
          </>
        )
      }
    >
      {ticket && <CodeField answer={answer} />}
      {!ticket && !needsCode && <Field {...currentPasswordControl} label={labels.current} />}
      {!needsCode && children}
    </PostForm>
  );
}
