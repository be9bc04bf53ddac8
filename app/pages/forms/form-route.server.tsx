import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type ActionFunctionArgs, data, type HeadersArgs } from "react-router";
import type { CodeStep, Problem } from "#app/forms/answer.ts";
import { formFields } from "#app/http/form-fields.server.ts";
import type { Part } from "#app/http/known-pages.server.ts";
import { type Visitor, visitorContext } from "#app/http/visitor.server.ts";
import { log } from "#app/log.server.ts";
import { SiteProvider } from "#app/ui/site.tsx";
import { type Locale, splitLocale } from "#app/words/locale.ts";
import { siteOf } from "../site-of.server.ts";
import { typedIn } from "./form-values.ts";

/** A form as it was sent. */
export interface SentForm {
  values: Record<string, string>;
  visitor: Visitor;
  locale: Locale;
}

interface Answered {
  values: Record<string, string>;
  problem?: Problem;
  code?: CodeStep;
}

const statuses: Record<Problem["code"], number> = {
  fields: 400,
  wrongCode: 400,
  tooQuick: 400,
  hiddenField: 400,
  timeOver: 400,
  arrived: 200,
  tooMany: 429,
  tooSoon: 429,
  unsent: 503,
  notKept: 503,
};

/** The status and headers that tell machines how a form fared. */
function outcomeOf({ problem, code }: Answered): { status: number; headers: Record<string, string> } {
  const fault = problem ?? code?.problem;
  const wait: Record<string, string> = fault && "seconds" in fault ? { "Retry-After": String(fault.seconds) } : {};
  return { status: fault ? statuses[fault.code] : 200, headers: { "Cache-Control": "no-store", ...wait } };
}

/** What was sent cannot be kept now, but is shown again: the fields, or the step where a code is entered. */
function notKept(values: Record<string, string>): Answered {
  const problem: Problem = { code: "notKept" };
  const { intent, ticket, email = "" } = values;
  if (intent !== "verify" && intent !== "resend") return { values: typedIn(values), problem };
  return { values: typedIn(values), code: { ticket: ticket ?? "", email, isOpen: true, isSent: false, problem } };
}

const isBrokenOff = ({ signal }: Request, error: unknown) =>
  signal.aborted || (error as { code?: string }).code === "ECONNRESET";

/**
 * What a page with a form exports: `action` answers with the whole page, `part` with the form alone, for the script
 * that sent it. What goes wrong unexpectedly is logged and told as a form that could not be kept.
 */
export function formRoute<Answer extends Answered>(
  answer: (sent: SentForm) => Promise<Answer | Answered>,
  Form: ComponentType<{ answer: Answer }>,
) {
  async function answerTo(request: Request, visitor: Visitor): Promise<Answer> {
    const { locale } = splitLocale(new URL(request.url).pathname);
    let values: Record<string, string> = {};
    try {
      values = await formFields(request);
      return (await answer({ values, visitor, locale })) as Answer;
    } catch (error) {
      // Whoever has gone, with a bad connection, gets no answer anyway.
      if (!isBrokenOff(request, error)) log.error({ error }, "a form could not be taken");
      return notKept(values) as Answer;
    }
  }

  return {
    /** What the answer says of itself; a page that nobody has sent a form to is as the frame has it. */
    headers({ actionHeaders, loaderHeaders, parentHeaders }: HeadersArgs): Headers {
      return [actionHeaders, loaderHeaders].find((each) => each.has("Cache-Control")) ?? parentHeaders;
    },
    async action({ request, context }: ActionFunctionArgs) {
      const answered = await answerTo(request, context.get(visitorContext));
      return data(answered, outcomeOf(answered));
    },
    async part(request: Request, visitor: Visitor): Promise<Part> {
      const answered = await answerTo(request, visitor);
      const html = renderToStaticMarkup(
        <SiteProvider value={siteOf(request, "")}>
          <Form answer={answered} />
        </SiteProvider>,
      );
      const { status, headers } = outcomeOf(answered);
      return { html, status, headers: new Headers({ ...headers, "Content-Type": "text/html; charset=utf-8" }) };
    },
  };
}
