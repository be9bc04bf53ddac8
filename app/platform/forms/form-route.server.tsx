import type { ComponentType } from "react";
import { type ActionFunctionArgs, data, type RouterContextProvider } from "react-router";
import { log } from "#app/log.server.ts";
import type { Actor } from "#app/platform/actor.ts";
import { formFields, type PostedForm } from "#app/platform/http/form-fields.server.ts";
import { pageHeaders } from "#app/platform/http/page-headers.ts";
import type { Fragment } from "#app/platform/http/route-table.server.ts";
import { deviceOf, sessionOf } from "#app/platform/http/session-cookie.server.ts";
import { answeredContext, formContext, visitorContext } from "#app/platform/http/visitor.server.ts";
import { splitLocale } from "#app/platform/i18n/locale.ts";
import type { MailedCode, Problem } from "./answer.ts";
import { typedIn } from "./form-values.ts";

type Context = Readonly<RouterContextProvider>;

export interface SentForm extends PostedForm {
  /** The router context, with the services. */
  context: Context;
  actor: Actor;
  /** The page it was sent from, decoded and without its language: `/office/records/notices`. */
  address: string;
  /** The query of the page it was sent from. */
  query: URLSearchParams;
  /** Whether a script sent it, and will replace the form with the response. */
  isInPlace: boolean;
}

interface Answered {
  values: Record<string, string>;
  problem?: Problem;
  code?: MailedCode;
}

/** The HTTP status and headers for a form's outcome. */
export interface FormOutcome {
  status: number;
  headers: Record<string, string>;
  cookies?: string[];
}

/** How a page with a special kind of form responds. */
export interface Responder<Answer> {
  outcomeOf: (answer: Answer) => FormOutcome;
  /** The response to an unexpected error: it could not be saved, or the site is at fault. */
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

/** The Retry-After header, if the problem has a waiting time. */
export const retryAfter = (fault: object | undefined): Record<string, string> =>
  fault && "seconds" in fault ? { "Retry-After": String(fault.seconds) } : {};

/** The response when saving failed: shows the input again, or the step where a code is entered. */
function notKept({ values }: SentForm, code: "notKept" | "failed"): Answered {
  const problem: Problem = { code };
  const { intent, ticket, email = "" } = values;
  if (intent !== "verify" && intent !== "resend") return { values: typedIn(values), problem };
  return { values: typedIn(values), code: { ticket: ticket ?? "", email, isOpen: true, isSent: false, problem } };
}

/** How forms of the public pages respond. */
export const plainForm = {
  outcomeOf({ problem, code }: Answered): FormOutcome {
    const fault = problem ?? code?.problem;
    return { status: fault ? statuses[fault.code] : 200, headers: retryAfter(fault) };
  },
  failed: notKept,
};

/** Longest User-Agent, in characters; real ones have about 200, and parsing a long one is slow. */
const longestUserAgent = 400;

/** Whether an error is a bug rather than a failing disk or service: errors of `fetch` have a cause. */
const isProgrammingError = (error: unknown) =>
  error instanceof Error &&
  [TypeError, ReferenceError, RangeError].some((kind) => error instanceof kind) &&
  !error.cause;

/**
 * The exports of a page with a form: `action` responds with the whole page, `fragment` with only the form, for the
 * script that sent it. Unexpected errors are logged, and the response says whether the form could not be saved or the
 * site is at fault. A thrown `Response`, such as a redirect, is the response.
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
