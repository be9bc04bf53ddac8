import type { CodesStopped } from "#app/features/accounts/account-codes.service.server.ts";
import { type AccountServices, accountsContext } from "#app/features/accounts/account-services.server.ts";
import {
  codeForm,
  codeModes,
  type LoginAnswer,
  type LoginMode,
  type LoginResult,
  loginForm,
  loginModes,
  registerForm,
} from "#app/features/accounts/schema.ts";
import type { Entered } from "#app/features/accounts/sign-ins.service.server.ts";
import type { Actor } from "#app/platform/actor.ts";
import { instituteNames } from "#app/platform/content/institute.server.ts";
import { publicRecordsContext } from "#app/platform/content/public-records.server.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import type { FieldErrors } from "#app/platform/forms/answer.ts";
import { check } from "#app/platform/forms/check.ts";
import type { Responder, SentForm } from "#app/platform/forms/form-route.server.tsx";
import { pick, readCode } from "#app/platform/forms/form-values.ts";
import { sessionOutcome } from "#app/platform/forms/session-outcome.server.ts";
import { emailKey } from "#app/platform/limits/email-key.ts";
import type { TooMany } from "#app/platform/limits/limits.server.ts";
import { mailboxFor } from "#app/platform/mail/mailbox-for.server.ts";
import { newPasswordForm } from "#app/platform/sign-in/password.ts";
import { settings } from "#app/settings.server.ts";
import { loginStatuses } from "./login-statuses.ts";

export interface LoggedIn extends LoginAnswer {
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

export const modeOf = (query: URLSearchParams): LoginMode | undefined =>
  loginModes.find((mode) => mode === (query.get("mode") ?? "password"));

export const loginResponder: Responder<LoggedIn> = {
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

export async function loginAtTicket(
  { accountCodes }: AccountServices,
  mode: LoginMode,
  ticket: string,
): Promise<LoginAnswer> {
  const purpose = purposeOf(mode);
  const email = purpose && (await accountCodes.addressOf(purpose, ticket));
  return email === undefined ? { mode, values: {} } : { mode, values: { email }, ticket };
}

export async function loginAtProof(
  { signIns }: AccountServices,
  token: string,
  session: string | undefined,
): Promise<LoginAnswer> {
  const offered = token ? await signIns.proofOf(token, session) : undefined;
  if (offered) return { mode: "password", values: { email: offered.email }, proof: { token, ...offered } };
  return { mode: "password", values: {}, ...(token && { result: failure("badProof") }) };
}

export async function answerForm(sent: SentForm): Promise<LoggedIn> {
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
