import { Field } from "./field.tsx";
import { FormContext } from "./form-context.ts";
import { PageLink } from "./page-link.tsx";
import { Email, Phone } from "./prose.tsx";
import { useSite } from "./site.tsx";

export type LoginMode = "password" | "otp" | "register";

/** The three modes of the faculty screen; each toggle is a link, so that fields and messages start anew. */
export function FacultyLoginForm({ mode, sent }: { mode: LoginMode; sent: Record<string, string> | undefined }) {
  const { t } = useSite();
  const words = t.login;
  const isRegister = mode === "register";
  const submit = { password: words.login, otp: words.verifyOtp, register: words.register }[mode];
  return (
    <section className="card narrow">
      <h1>{isRegister ? words.registerTitle : words.loginTitle}</h1>
      <p>{isRegister ? words.registerLead : words.loginLead}</p>
      <div className={sent ? "note alert" : "note"} role={sent && "alert"}>
        <p>{words.notOpen}</p>
        <p>
          <Phone /> · <Email />
        </p>
      </div>
      <form method="post">
        <FormContext value={{ id: "login", values: sent ?? {} }}>
          {isRegister && (
            <>
              <Field label={words.name} name="name" autoComplete="name" required maxLength={120} />
              <Field label={words.department} name="department" required maxLength={120} />
              <Field label={words.facultyId} name="facultyId" required maxLength={40} />
            </>
          )}
          <Field label={words.email} name="email" type="email" autoComplete="username" required maxLength={254} />
          {mode === "otp" && (
            <>
              <p>
                <button
                  type="submit"
                  name="intent"
                  value="send"
                  formNoValidate
                  className="button quiet-button"
                  data-busy={words.sending}
                >
                  {words.sendOtp}
                </button>
              </p>
              <Field
                label={words.otp}
                name="otp"
                inputMode="numeric"
                autoComplete="one-time-code"
                required
                maxLength={6}
              />
            </>
          )}
          {mode !== "otp" && (
            <Field
              label={words.password}
              name="password"
              type="password"
              autoComplete={isRegister ? "new-password" : "current-password"}
              required
              maxLength={128}
            />
          )}
          <p>
            <button type="submit" name="intent" value={mode} className="button" data-busy={words.processing}>
              {submit}
            </button>
          </p>
        </FormContext>
      </form>
      <ul className="toggles">
        {!isRegister && (
          <li>
            {mode === "otp" ? (
              <PageLink to="/faculty-login">{words.usePassword}</PageLink>
            ) : (
              <PageLink to="/faculty-login" suffix="?mode=otp">
                {words.useOtp}
              </PageLink>
            )}
          </li>
        )}
        <li>
          {isRegister ? (
            <>
              {words.haveAccount} <PageLink to="/faculty-login">{words.loginHere}</PageLink>
            </>
          ) : (
            <>
              {words.newHere}{" "}
              <PageLink to="/faculty-login" suffix="?mode=register">
                {words.registerHere}
              </PageLink>
            </>
          )}
        </li>
      </ul>
    </section>
  );
}
