import { otpField } from "#app/lib/forms/fields.ts";
import { formatWait } from "#app/lib/i18n/format-moment.ts";
import { Field } from "#app/ui/forms/field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { RefusedList } from "#app/ui/forms/problem-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Phone } from "#app/ui/inline.tsx";
import { PageLink } from "#app/ui/page-links.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import { accountWords } from "./account-words.ts";
import { type LoginAnswer, type LoginMode, type LoginResult, loginControls, registerControls } from "./login-forms.ts";

/**
 * Opening the page does not use the token: link previews and mail scanners cannot, and no other site can sign a visitor
 * in to an account of its choice. The site's own token, an empty text here, is sent by script.
 */
function Invitation({ token }: { token: string }) {
  const { entry, link } = useSite();
  const words = useWords(accountWords);
  const isOwn = token === "";
  return (
    <div className="note" role="status">
      <p>{isOwn ? words.invitedAtOnce : words.invited}</p>
      <PostForm
        id="login-token"
        action={`${link("/faculty-login")}#login-answer`}
        hidden={{ intent: "token", token }}
        button={{ label: words.enter, busy: words.processing }}
        isSentAtOnce={isOwn}
      />
      {isOwn && <script type="module" src={entry} />}
    </div>
  );
}

function LoginFields({ answer }: { answer: LoginAnswer }) {
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

/** A button, as opening the mail's link, which previews and scanners do, is not enough. */
function ProofOffer({ proof }: { proof: NonNullable<LoginAnswer["proof"]> }) {
  const { link } = useSite();
  const { confirm, processing } = useWords(accountWords);
  const { token, isOwn } = proof;
  return (
    <div className={isOwn ? undefined : "note"}>
      {!isOwn && <p>{confirm.end}</p>}
      <PostForm
        id="login-proof"
        action={`${link("/faculty-login")}#login-answer`}
        hidden={{ intent: "prove", proof: token }}
        button={{ label: isOwn ? confirm.submit : confirm.submitWithout, busy: processing }}
        {...(!isOwn && { variant: "quiet-button" })}
      />
    </div>
  );
}

/** A message of the account service is shown as it is, in its language. */
function ResultText({ result }: { result: LoginResult }) {
  const { locale } = useSite();
  const words = useWords(accountWords).results;
  if ("seconds" in result) return words[result.code](formatWait(result.seconds, locale));
  if (result.code === "notReady") return words.notReady(result.service);
  const said = "said" in result && result.said;
  if (said && result.code === "unexpected") return <span lang="en">{said}</span>;
  return (
    <>
      {words[result.code]} {result.code === "suspended" && <Phone />}
    </>
  );
}

function fieldBehind({ result, errors, mode }: LoginAnswer): string {
  const [refused] = Object.keys(errors ?? {});
  if (refused) return `login-${refused}`;
  if (result?.code === "wrongCredentials") return "login-password";
  const isCode = mode === "otp" || mode === "forgot";
  const areOfCode = ["codeSent", "otpMissing", "notSixDigits", "wrongCode"];
  return isCode && areOfCode.includes(result?.code ?? "") ? "login-otp" : "login-email";
}

/** The server renders it open, and HTML closes it: by its button, by a click outside it, with script also by Escape. */
function ResultDialog({ answer, result }: { answer: LoginAnswer; result: LoginResult }) {
  const { link } = useSite();
  const words = useWords(accountWords);
  const isOver = result.isGood && result.code !== "codeSent";
  const next = link("/faculty/dashboard");
  const { name, department, facultyId, email, newPassword } = words;
  const password = answer.mode === "forgot" ? newPassword : words.password;
  const labels = { name, department, facultyId, email, password };
  // Without script, closing the dialog would leave a signed-in person at an empty form, so the buttons lead to the
  // dashboard.
  const onward = isOver ? ({ formMethod: "get", formAction: next } as const) : {};
  return (
    <dialog
      open
      className="result"
      role={result.isGood ? undefined : "alertdialog"}
      aria-labelledby="login-answer"
      data-behind={isOver ? undefined : fieldBehind(answer)}
      data-next={isOver ? next : undefined}
    >
      <form method="dialog" aria-hidden="true">
        <button type="submit" {...onward} className="beside" tabIndex={-1}>
          {words.close}
        </button>
      </form>
      <div className={result.isGood ? "card" : "card alert"}>
        <form method="dialog">
          <button type="submit" {...onward} className="drawer-close" aria-label={words.close}>
            <Icon name="close" />
          </button>
        </form>
        <Icon name={result.isGood ? "check" : "alert"} />
        <h2 id="login-answer" tabIndex={-1}>
          <ResultText result={result} />
        </h2>
        {"said" in result && result.said && result.code !== "unexpected" && <p lang="en">{result.said}</p>}
        {answer.hasEndedPassword && <p>{words.results.passwordEnded}</p>}
        <RefusedList errors={answer.errors} labels={labels} />
        {isOver ? (
          <p>
            <a href={next} className="button">
              {words.toDashboard}
            </a>
          </p>
        ) : (
          <form method="dialog">
            <p>
              <button type="submit" className="button">
                {words.close}
              </button>
            </p>
          </form>
        )}
        {answer.hasEndedPassword && (
          <p>
            <a href={`${link("/faculty-login")}?mode=forgot`} className="button quiet-button">
              {words.newPasswordLink}
            </a>
          </p>
        )}
      </div>
    </dialog>
  );
}

const queryOf = (mode: LoginMode) => (mode === "password" ? "" : `?mode=${mode}`);

/** The toggles are links, so that fields and messages are reset. */
export function LoginScreen({ answer }: { answer: LoginAnswer }) {
  const { link } = useSite();
  const words = useWords(accountWords);
  const { mode, values, errors, ticket, token, proof, result } = answer;
  const action = `${link("/faculty-login")}${queryOf(mode)}#login-answer`;
  const texts = {
    password: { title: words.loginTitle, lead: words.loginLead, submit: words.login },
    otp: { title: words.loginTitle, lead: words.loginLead, submit: words.verifyOtp },
    register: { title: words.registerTitle, lead: words.registerLead, submit: words.register },
    forgot: { title: words.forgotTitle, lead: words.forgotLead, submit: words.setPassword },
  }[mode];
  const { confirm } = words;
  const isOffered = token !== undefined && !result;
  const isLater = isOffered || ((mode === "otp" || mode === "forgot") && !ticket);
  return (
    <section
      className="card narrow"
      id="login"
      data-part
      data-address={
        link("/faculty-login") +
        queryOf(mode) +
        (ticket ? `&ticket=${ticket}` : "") +
        (proof ? `?proof=${proof.token}` : "")
      }
    >
      <h1>{proof ? confirm.title : texts.title}</h1>
      <p>{proof ? confirm.lead(proof.email) : texts.lead}</p>
      {proof && !proof.isOwn && <p>{confirm.keep}</p>}
      {isOffered && <Invitation token={token} />}
      {!proof?.isOwn && (
        <PostForm
          id="login"
          action={action}
          values={values}
          errors={errors}
          hidden={{ ...(ticket && { ticket }), ...(proof && { proof: proof.token }) }}
          button={{ label: texts.submit, busy: words.processing }}
          // First the code, or the link, is used.
          {...(isLater && { variant: "quiet-button" })}
          after={
            <>
              {ticket && <SendCode />}
              {mode === "register" && (
                <p className="quiet">
                  {words.consent} {words.approval} <PageLink to="/privacy-policy" />
                </p>
              )}
            </>
          }
        >
          <LoginFields answer={answer} />
        </PostForm>
      )}
      {proof && <ProofOffer proof={proof} />}
      {!proof && <Toggles mode={mode} />}
      {result && <ResultDialog answer={answer} result={result} />}
    </section>
  );
}

function Toggles({ mode }: { mode: LoginMode }) {
  const { link } = useSite();
  const words = useWords(accountWords);
  const toggle = (to: LoginMode, text: string) => <a href={link("/faculty-login") + queryOf(to)}>{text}</a>;
  return (
    <ul className="toggles">
      {mode === "password" && <li>{toggle("otp", words.useOtp)}</li>}
      {mode === "otp" && <li>{toggle("password", words.usePassword)}</li>}
      {mode === "register" && (
        <li>
          {words.haveAccount} {toggle("password", words.loginHere)}
        </li>
      )}
      {mode === "forgot" && (
        <li>
          {words.remembered} {toggle("password", words.loginHere)}
        </li>
      )}
      {(mode === "password" || mode === "otp") && (
        <li>
          {words.newHere} {toggle("register", words.registerHere)}
        </li>
      )}
    </ul>
  );
}
