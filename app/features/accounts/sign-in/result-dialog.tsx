import { RefusedList } from "#app/design/forms/refused-list.tsx";
import { Icon } from "#app/design/icon.tsx";
import { Phone } from "#app/design/inline.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { LoginAnswer, LoginResult } from "#app/features/accounts/schema.ts";
import { accountWords } from "#app/features/accounts/words.ts";
import { formatWait } from "#app/platform/i18n/format-wait.ts";

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
export function ResultDialog({ answer, result }: { answer: LoginAnswer; result: LoginResult }) {
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
