import type { ReactNode } from "react";
import { Icon } from "#app/design/icon.tsx";
import { useSite } from "#app/design/site.tsx";
import type { MailedCode } from "#app/platform/forms/answer.ts";
import { CodeForms } from "./code-forms.tsx";

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
