import { useSite } from "#app/design/site.tsx";
import type { MailedCode } from "#app/platform/forms/answer.ts";

/** In the form behind the code dialog: where a code was sent, and a link back to entering it. */
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
