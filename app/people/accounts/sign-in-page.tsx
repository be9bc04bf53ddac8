import { data, redirect } from "react-router";
import { instituteNames } from "#app/cms/content/institute.server.ts";
import { publicRecordsContext } from "#app/cms/content/public-records.server.ts";
import { formRoute, type Responder, type SentForm, sessionOutcome } from "#app/cms/http/form-route.server.tsx";
import type { Actor } from "#app/lib/actor.ts";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import { check, type FieldErrors, pick, readCode } from "#app/lib/forms/form-answer.ts";
import { sessionOf } from "#app/lib/http/cookies.server.ts";
import { answeredContext } from "#app/lib/http/visitor.server.ts";
import { inLocale } from "#app/lib/i18n/locale.ts";
import { emailKey } from "#app/lib/limits/address-keys.ts";
import type { TooMany } from "#app/lib/limits/limits.server.ts";
import { mailboxFor } from "#app/lib/mail/mailbox.server.ts";
import { newPasswordForm } from "#app/lib/sign-in/password.ts";
import { log } from "#app/log.server.ts";
import { settings } from "#app/settings.server.ts";
import { NotFound } from "#app/ui/not-found.tsx";
import { here, notFoundMeta, pageMeta, pageStyles, wordsAt } from "#app/ui/page-context.ts";
import { Prose } from "#app/ui/prose.tsx";
import { useSite } from "#app/ui/site.tsx";
import styles from "#app/ui/styles/faculty.css?url";
import type { Route } from "./+types/sign-in-page";
import type { CodesStopped } from "./account-codes.server.ts";
import { type AccountServices, accountsContext } from "./account-services.server.ts";
import { accountWords } from "./account-words.ts";
import { serviceNameOf } from "./faculty-service.server.ts";
import {
  codeForm,
  codeModes,
  type LoginAnswer,
  type LoginMode,
  type LoginResult,
  loginForm,
  loginModes,
  registerForm,
} from "./login-forms.ts";
import { LoginScreen } from "./login-screen.tsx";
import { NotReadyError, ServiceError } from "./ports.server.ts";
import type { Entered } from "./sign-ins.server.ts";

const loginStatuses: Partial<Record<LoginResult["code"], number>> = {
  fields: 400,
  otpMissing: 400,
  otpUnsent: 400,
  notSixDigits: 400,
  wrongCode: 400,
  badToken: 400,
  badProof: 400,
  wrongCredentials: 401,
  suspended: 403,
  passwordRefused: 400,
  emailTaken: 409,
  tooMany: 429,
  tooSoon: 429,
  codesStopped: 429,
  unsent: 503,
  profileFailed: 503,
  notReady: 503,
  failed: 500,
  unexpected: 503,
};

interface LoggedIn extends LoginAnswer {
  session?: string;
  device?: string;
}

type Typed = Record<string, string>;
type Good = Extract<LoginResult, { isGood: true }>["code"];
type Bad = Exclude<
  Extract<LoginResult, { isGood: false }>["code"],
  "tooMany" | "tooSoon" | "codesStopped" | "notReady"
>;
type Refused = TooMany | CodesStopped | { ok: false; reason: Bad | "refused"; said?: string };

const minute = 60;
/** Shown again, unlike passwords and codes. */
const redisplayedFields = ["name", "department", "facultyId", "email"];

const failure = (code: Bad): LoginResult => ({ isGood: false, code });

function refusal(refused: Refused, isCode = false): LoginResult {
  if (!("seconds" in refused)) {
    const { reason, said } = refused;
    return { isGood: false, code: reason === "refused" ? "unexpected" : reason, ...(said && { said }) };
  }
  if (refused.reason === "codesStopped") return { isGood: false, code: "codesStopped", seconds: refused.seconds };
  // A second code within a minute is not reported as too many.
  const code = isCode && refused.seconds <= minute ? "tooSoon" : "tooMany";
  return { isGood: false, code, seconds: refused.seconds };
}

const modeOf = (query: URLSearchParams): LoginMode | undefined =>
  loginModes.find((mode) => mode === (query.get("mode") ?? "password"));

const loginResponder: Responder<LoggedIn> = {
  outcomeOf: ({ result, session, device }) =>
    sessionOutcome((result && loginStatuses[result.code]) ?? 200, result, session, device),
  failed: ({ query, values }, code) => ({
    mode: modeOf(query) ?? "password",
    values: typedIn(values),
    result: failure(code === "failed" ? "failed" : "unexpected"),
    ...(values.ticket && { ticket: values.ticket }),
  }),
};

const typedIn = (values: Typed): Typed => pick(values, redisplayedFields);

const purposeOf = (mode: LoginMode) => (["signIn", "reset"] as const).find((purpose) => codeModes[purpose] === mode);

async function loginAtTicket({ accountCodes }: AccountServices, mode: LoginMode, ticket: string): Promise<LoginAnswer> {
  const purpose = purposeOf(mode);
  const email = purpose && (await accountCodes.addressOf(purpose, ticket));
  return email === undefined ? { mode, values: {} } : { mode, values: { email }, ticket };
}

async function loginAtProof(
  { signIns }: AccountServices,
  token: string,
  session: string | undefined,
): Promise<LoginAnswer> {
  const offered = token ? await signIns.proofOf(token, session) : undefined;
  if (offered) return { mode: "password", values: { email: offered.email }, proof: { token, ...offered } };
  return { mode: "password", values: {}, ...(token && { result: failure("badProof") }) };
}

async function answerForm(sent: SentForm): Promise<LoggedIn> {
  const { values, query, context } = sent;
  const services = context.get(accountsContext);
  const names = () => instituteNames(context.get(publicRecordsContext));
  const { session, device = newId() } = sent.actor;
  const actor: Actor = { ...sent.actor, device };
  const mode = modeOf(query) ?? "password";
  const typed = typedIn(values);
  const { ticket = "" } = values;
  const purpose = purposeOf(mode);
  const waiting: Partial<LoggedIn> = purpose && ticket ? { ticket, ...mailboxFor(context) } : {};
  const answer = (result: LoginResult, more: Partial<LoggedIn> = {}): LoggedIn => ({
    mode,
    values: typed,
    result,
    ...waiting,
    ...more,
  });
  if (!services.isReady) return answer({ isGood: false, code: "notReady", service: services.name });

  const refused = (errors: FieldErrors) => answer(failure("fields"), { errors });
  const entered = (outcome: Entered | Refused, code: Good): LoggedIn =>
    outcome.ok
      ? {
          mode,
          values: {},
          result: { isGood: true, code },
          session: outcome.session,
          device,
          ...(outcome.hasEndedPassword && { hasEndedPassword: true }),
        }
      : answer(refusal(outcome));

  if (values.intent === "prove") return entered(await services.signIns.byProof(values.proof ?? "", actor), "proven");
  if (values.intent === "token") return entered(await byToken(services, values.token, actor), "signedIn");
  if (values.intent === "send" && purpose) {
    const checked = check(codeForm, values);
    if (!checked.ok) return refused(checked.errors);
    const mailed = await services.accountCodes.send(purpose, checked.fields.email, actor);
    if (!mailed.ok) return answer(refusal(mailed, true));
    const mailbox = mailboxFor(context);
    return answer({ isGood: true, code: "codeSent" }, { ticket: mailed.ticket, ...mailbox });
  }
  if (mode === "register") {
    const checked = check(registerForm(values, names()), values);
    if (!checked.ok) return refused(checked.errors);
    return entered(await services.registrations.register(checked.fields, actor), "registered");
  }
  if (mode === "password") {
    const { proof } = await loginAtProof(services, values.proof ?? "", session);
    if (proof) waiting.proof = proof;
    const checked = check(loginForm, values);
    if (!checked.ok) return refused(checked.errors);
    const { email, password } = checked.fields;
    const result = await services.signIns.byPassword(email, password, actor);
    // The password together with the link from the mail: the address is proven by the person who registered with it.
    if (result.ok && proof && emailKey(email) === emailKey(proof.email))
      return entered(await services.signIns.byProof(proof.token, { ...actor, session: result.session }), "proven");
    return entered(result, "signedIn");
  }
  const { otp = "" } = values;
  const typedCode = readCode(otp);
  if (!typedCode.ok && typedCode.reason === "missing") return answer(failure("otpMissing"));
  const unsent = answer(failure("otpUnsent"));
  if (ticket && !typedCode.ok) return answer(failure("notSixDigits"), { values: { ...typed, otp } });
  const code = typedCode.ok && ticket ? typedCode.code : undefined;
  if (mode === "otp") return code ? entered(await services.signIns.byCode(ticket, code, actor), "codeRight") : unsent;
  const about = [values.email ?? "", (await services.accountCodes.addressOf("reset", ticket)) ?? "", ...names()];
  const checked = check(newPasswordForm(about), values);
  if (!checked.ok) return refused(checked.errors);
  if (!code) return unsent;
  const set = await services.accounts.resetPassword(ticket, code, checked.fields.password, actor);
  // The OTP is used up.
  if (!set.ok && set.reason === "passwordRefused") delete waiting.ticket;
  return entered(set, "passwordSet");
}

const byToken = ({ signIns }: AccountServices, token: string | undefined, actor: Actor) =>
  signIns.byToken(token || (settings.initialToken ?? ""), actor);

/** Shows the service's own message, if any; a wrong setting that only it could detect is shown like a missing one. */
async function answerLogin(sent: SentForm): Promise<LoggedIn> {
  try {
    return await answerForm(sent);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const { said } = error;
    const isNotReady = error instanceof NotReadyError;
    if (!isNotReady && !said) throw error;
    log.error({ error }, "the account service has refused");
    const result: LoginResult = isNotReady
      ? { isGood: false, code: "notReady", service: serviceNameOf(settings.facultyService) }
      : { isGood: false, code: "unexpected", ...(said && { said }) };
    return { ...loginResponder.failed(sent, "notKept"), result };
  }
}

const form = formRoute(answerLogin, LoginScreen, loginResponder);

export const handle = {
  query: ["mode", "token", "ticket", "proof"],
  isPrivate: true,
  lane: modeOf,
  fragment: form.fragment,
};
export const { action, headers } = form;
export const links = pageStyles(styles);

export const meta: Route.MetaFunction = (page) => {
  const { registerTitle, forgotTitle, confirm } = wordsAt(accountWords, page);
  const mode = page.loaderData?.mode;
  if (page.loaderData && "proof" in page.loaderData) return pageMeta(page, { title: confirm.title });
  if (mode === "register") return pageMeta(page, { title: registerTitle });
  if (mode === "forgot") return pageMeta(page, { title: forgotTitle });
  return page.loaderData ? pageMeta(page) : notFoundMeta(page);
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale, query } = here(request);
  const mode = modeOf(query);
  if (mode === undefined) return data(null, { status: 404 });
  const services = context.get(accountsContext);
  if (!services.isReady || context.get(answeredContext)) return data({ mode, values: {} });
  const session = sessionOf(request);
  const member = await services.accounts.memberOf(session, locale);
  const proof = query.get("proof");
  if (proof) {
    const screen = await loginAtProof(services, proof, session);
    if (screen.proof || !member) return data(screen);
  }
  if (member && mode !== "forgot") throw redirect(inLocale("/faculty/dashboard", locale));
  const ownToken = query.get("token") ?? "";
  const token = ownToken || settings.initialToken;
  if (token && !member) {
    if (await services.signIns.isTokenGood(token)) return data({ mode, values: {}, token: ownToken });
    if (ownToken) return data({ mode, values: {}, result: { isGood: false, code: "badToken" } as const });
  }
  return data(await loginAtTicket(services, mode, query.get("ticket") ?? ""));
}

export default function FacultyLogin({ loaderData, actionData }: Route.ComponentProps) {
  const { pages } = useSite();
  if (loaderData === null) return <NotFound />;
  return (
    <main id="content" className="wrap page login">
      <LoginScreen answer={actionData ?? loaderData} />
      <Prose blocks={pages.text("/faculty-login").blocks} />
    </main>
  );
}
