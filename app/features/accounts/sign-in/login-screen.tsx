import { PostForm } from "#app/design/forms/post-form.tsx";
import { PageLink } from "#app/design/page-link.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { LoginAnswer, LoginMode } from "#app/features/accounts/schema.ts";
import { accountWords } from "#app/features/accounts/words.ts";
import { Invitation } from "./invitation.tsx";
import { LoginFields, SendCode } from "./login-fields.tsx";
import { ProofOffer } from "./proof-offer.tsx";
import { ResultDialog } from "./result-dialog.tsx";

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
