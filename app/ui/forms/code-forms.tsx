import type { ReactNode } from "react";
import { otpField } from "#app/lib/forms/fields.ts";
import type { MailedCode } from "#app/lib/forms/form-answer.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Field } from "./field.tsx";
import { PostForm } from "./post-form.tsx";
import { ProblemText } from "./problem-note.tsx";

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

interface CodeDialogProps {
  code: MailedCode;
  action: string;
  offer?: ReactNode;
}

/** Rendered open, so that it works without script; `showDrawnDialog` makes it modal. */
export function CodeDialog({ code, action, offer }: CodeDialogProps) {
  const words = useSite().t.code;
  return (
    <dialog open className="card code-dialog" aria-labelledby="enquiry-code-title" data-behind="enquiry-code">
      <form method="dialog">
        <button type="submit" className="drawer-close" aria-label={words.close}>
          <Icon name="close" />
        </button>
      </form>
      <h3 id="enquiry-code-title">{words.title}</h3>
      <CodeForms id="enquiry" action={action} code={code}>
        {code.problem?.code === "unsent" && offer}
        {code.isSent && <p role="status">{code.isLate ? words.late : words.sent}</p>}
        {code.email && (
          <p>
            {!code.isSent && words.sentTo}{" "}
            <strong>
              <bdi>{code.email}</bdi>
            </strong>
          </p>
        )}
      </CodeForms>
      <form method="dialog">
        <button type="submit" className="button quiet-button" value="enquiry-email">
          {words.changeEmail}
        </button>
      </form>
    </dialog>
  );
}

export function CodeWaiting({ code }: { code: MailedCode }) {
  const { t } = useSite();
  return (
    <div className="note">
      <input type="hidden" name="ticket" value={code.ticket} />
      {code.email && (
        <p>
          {t.code.waiting}{" "}
          <strong>
            <bdi>{code.email}</bdi>
          </strong>
        </p>
      )}
      <p>
        <button
          type="submit"
          name="intent"
          value="code"
          id="enquiry-code"
          className="button quiet-button"
          data-busy={t.form.moment}
        >
          {t.code.enter}
        </button>
      </p>
    </div>
  );
}
