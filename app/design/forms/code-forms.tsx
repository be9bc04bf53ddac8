import type { ReactNode } from "react";
import { useSite } from "#app/design/site.tsx";
import type { MailedCode } from "#app/platform/forms/answer.ts";
import { otpField } from "#app/platform/forms/fields.ts";
import { Field } from "./field.tsx";
import { PostForm } from "./post-form.tsx";
import { ProblemText } from "./problem-text.tsx";

interface Props {
  id: string;
  action: string;
  code: MailedCode;
  hidden?: Record<string, string>;
  children: ReactNode;
}

export function CodeForms({ id, action, code, hidden, children }: Props) {
  const { t } = useSite();
  const words = t.code;
  const told = `${id}-told`;
  const form = (intent: string) => ({
    id: `${id}-${intent}`,
    action: `${action}#${id}-answer`,
    values: code.typed === undefined ? {} : { otp: code.typed },
    hidden: { ...hidden, intent, ticket: code.ticket },
  });
  return (
    <>
      <div id={told}>
        {code.problem && (
          <div className="note alert" role="alert">
            <p>
              <ProblemText problem={code.problem} />
            </p>
            {code.problem.code === "wrongCode" && <p className="quiet">{words.fiveTries}</p>}
          </div>
        )}
        {children}
      </div>
      <PostForm {...form("verify")} button={{ label: words.verify, busy: words.verifying }}>
        <Field
          id={`${id}-answer`}
          {...otpField}
          label={words.otp}
          placeholder={words.placeholder}
          aria-describedby={told}
          autoFocus
        />
      </PostForm>
      {code.mailbox && (
        <p className="note">
          {words.mailbox} <a href={code.mailbox}>{code.mailbox}</a>
        </p>
      )}
      <p className="quiet">{words.spam}</p>
      <PostForm
        {...form("resend")}
        button={{ label: words.resend, busy: words.sending }}
        variant="quiet-button"
        failed={t.form.problems.unsent}
        after={<p className="quiet">{words.resendNote}</p>}
      />
    </>
  );
}
