import type { ComponentType } from "react";
import { type ActionFunctionArgs, data, type RouterContextProvider } from "react-router";
import type { Actor } from "#app/lib/actor.ts";
import { enteredValues, type MailedCode, type Problem } from "#app/lib/forms/form-answer.ts";
import { pageHeaders } from "#app/lib/http/caching.ts";
import { deviceCookie, deviceOf, noSessionCookie, sessionCookie, sessionOf } from "#app/lib/http/cookies.server.ts";
import { formFields, type PostedForm } from "#app/lib/http/posted-form.server.ts";
import { answeredContext, formContext, visitorContext } from "#app/lib/http/visitor.server.ts";
import { splitLocale } from "#app/lib/i18n/locale.ts";
import { log } from "#app/log.server.ts";
import type { Fragment } from "./route-table.server.ts";

type Context = Readonly<RouterContextProvider>;

export interface SentForm extends PostedForm {
  context: Context;
  actor: Actor;
  address: string;
  query: URLSearchParams;
  /** A script sent the form, and will replace it with the response. */
  isInPlace: boolean;
}

interface Answered {
  values: Record<string, string>;
  problem?: Problem;
  code?: MailedCode;
}

export interface FormOutcome {
  status: number;
  headers: Record<string, string>;
  cookies?: string[];
}

export interface Responder<Answer> {
  outcomeOf: (answer: Answer) => FormOutcome;
  failed: (sent: SentForm, code: "notKept" | "failed") => Answer;
}

const statuses: Record<Problem["code"], number> = {
  fields: 400,
  wrongCode: 400,
  notSixDigits: 400,
  tooQuick: 400,
  hiddenField: 400,
  timeOver: 400,
  erased: 410,
  arrived: 200,
  tooMany: 429,
  tooSoon: 429,
  unsent: 503,
  failed: 500,
  notKept: 503,
};

export const retryAfter = (fault: object | undefined): Record<string, string> =>
  fault && "seconds" in fault ? { "Retry-After": String(fault.seconds) } : {};

function notKept({ values }: SentForm, code: "notKept" | "failed"): Answered {
  const problem: Problem = { code };
  const { intent, ticket, email = "" } = values;
  if (intent !== "verify" && intent !== "resend") return { values: enteredValues(values), problem };
  return { values: enteredValues(values), code: { ticket: ticket ?? "", email, isOpen: true, isSent: false, problem } };
}

export const plainForm = {
  outcomeOf({ problem, code }: Answered): FormOutcome {
    const fault = problem ?? code?.problem;
    return { status: fault ? statuses[fault.code] : 200, headers: retryAfter(fault) };
  },
  failed: notKept,
};

/** Characters; real ones have about 200, and parsing a long one is slow. */
const longestUserAgent = 400;

/** Errors of `fetch` have a cause: a failing service is no bug. */
const isProgrammingError = (error: unknown) =>
  error instanceof Error &&
  [TypeError, ReferenceError, RangeError].some((kind) => error instanceof kind) &&
  !error.cause;

/**
 * `action` answers with the page, `fragment` with the form alone. Errors go to `failed`; a thrown `Response` is the
 * response.
 */
export function formRoute<Answer extends object>(
  answer: (sent: SentForm) => Promise<Answer>,
  Form: ComponentType<{ answer: Answer }>,
  { outcomeOf, failed }: Responder<Answer>,
) {
  async function answerTo(request: Request, form: PostedForm, context: Context, isInPlace: boolean): Promise<Answer> {
    const { pathname, searchParams: query } = new URL(request.url);
    const { locale, address } = splitLocale(decodeURI(pathname));
    const actor: Actor = {
      role: "visitor",
      address: context.get(visitorContext).address,
      locale,
      session: sessionOf(request),
      device: deviceOf(request),
      userAgent: (request.headers.get("user-agent") ?? "").slice(0, longestUserAgent),
    };
    const sent: SentForm = { ...form, context, actor, address, query, isInPlace };
    try {
      return await answer(sent);
    } catch (error) {
      if (error instanceof Response) throw error;
      log.error({ error }, "a form could not be taken");
      return failed(sent, isProgrammingError(error) ? "failed" : "notKept");
    }
  }

  function outcome(answered: Answer): { status: number; headers: Headers } {
    const { status, headers: told, cookies = [] } = outcomeOf(answered);
    const headers = new Headers({ "Cache-Control": "no-store", ...told });
    for (const cookie of cookies) headers.append("Set-Cookie", cookie);
    return { status, headers };
  }

  return {
    headers: pageHeaders,
    async action({ request, context }: ActionFunctionArgs) {
      const form = context.get(formContext) ?? (await formFields(request)) ?? { values: {}, files: {} };
      const answered = await answerTo(request, form, context, false);
      context.set(answeredContext, true);
      return data(answered, outcome(answered));
    },
    async fragment(request: Request, form: PostedForm, context: Context): Promise<Fragment> {
      const answered = await answerTo(request, form, context, true).catch((thrown: Response) => thrown);
      if (answered instanceof Response) return { status: answered.status, headers: answered.headers };
      const { status, headers } = outcome(answered);
      headers.set("Content-Type", "text/html; charset=utf-8");
      return { form: <Form answer={answered} />, status, headers };
    },
  };
}

export function sessionOutcome(
  status: number,
  fault: object | undefined,
  session?: string | null,
  device?: string,
): FormOutcome {
  const headers = retryAfter(fault);
  const cookies: string[] = [];
  if (session !== undefined) cookies.push(session === null ? noSessionCookie : sessionCookie(session));
  if (device !== undefined) cookies.push(deviceCookie(device));
  // RFC 9110, 15.5.2, requires it; browsers do not know this scheme, so they show no prompt of their own.
  if (status === 401) headers["WWW-Authenticate"] = 'Form realm="faculty"';
  return { status, headers, cookies };
}
