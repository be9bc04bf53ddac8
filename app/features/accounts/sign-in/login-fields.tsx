import { Field } from "#app/design/forms/field.tsx";
import { PageLink } from "#app/design/page-link.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { type LoginAnswer, loginControls, registerControls } from "#app/features/accounts/schema.ts";
import { accountWords } from "#app/features/accounts/words.ts";
import { otpField } from "#app/platform/forms/fields.ts";

export function LoginFields({ answer }: { answer: LoginAnswer }) {
  const words = useWords(accountWords);
  const { mode, ticket } = answer;
  const isCodeMode = mode === "otp" || mode === "forgot";
  return (
    <>
      {mode === "register" && (
        <>
          <Field {...registerControls.name} label={words.name} />
          <Field {...registerControls.department} label={words.department} />
          <Field {...registerControls.facultyId} label={words.facultyId} hint={words.facultyIdHint} />
        </>
      )}
      <Field {...loginControls.email} label={words.email} />
      {isCodeMode && !ticket && <SendCode isFirst />}
      {isCodeMode && <CodeField answer={answer} />}
      {mode === "password" && <Field {...loginControls.password} label={words.password} />}
      {(mode === "register" || mode === "forgot") && (
        <Field
          {...registerControls.password}
          label={mode === "forgot" ? words.newPassword : words.password}
          hint={words.passwordHint}
        />
      )}
      {mode === "password" && (
        <p>
          <PageLink to="/faculty-login" suffix="?mode=forgot">
            {words.forgot}
          </PageLink>
        </p>
      )}
    </>
  );
}

/** Before a code is sent this is the first button, so that Enter requests one; then Enter submits it. */
export function SendCode({ isFirst = false }: { isFirst?: boolean }) {
  const words = useWords(accountWords);
  return (
    <p>
      <button
        type="submit"
        name="intent"
        value="send"
        className={isFirst ? "button" : "button quiet-button"}
        data-busy={words.sending}
      >
        {words.sendOtp}
      </button>
    </p>
  );
}

export function CodeField({ answer: { mailbox, ticket } }: { answer: Pick<LoginAnswer, "mailbox" | "ticket"> }) {
  const { t } = useSite();
  const { otp, otpFirst, otpHint } = useWords(accountWords);
  return (
    <>
      <Field {...otpField} label={otp} hint={ticket ? otpHint : `${otpFirst} ${otpHint}`} />
      {mailbox && (
        <p className="note">
          {t.code.mailbox} <a href={mailbox}>{mailbox}</a>
        </p>
      )}
    </>
  );
}
