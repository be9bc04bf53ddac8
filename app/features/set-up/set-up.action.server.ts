import { data, type RouterContextProvider, redirect } from "react-router";
import { here } from "#app/design/page-context.ts";
import { check } from "#app/platform/forms/check.ts";
import { setUpCookie, setUpTokenOf } from "#app/platform/http/session-cookie.server.ts";
import { formContext, visitorContext } from "#app/platform/http/visitor.server.ts";
import { inLocale, type Locale } from "#app/platform/i18n/locale.ts";
import { kindsContext } from "#app/platform/records/kinds.server.ts";
import { accountForm, questionForm, type SetUpQuestion, setUpQuestions } from "./questions.ts";
import { uploadedLogo } from "./sent-logo.server.ts";
import { siteSetUpContext } from "./set-up.service.server.ts";
import { questionAfter, type RefusedSetUp, setUpAddress } from "./set-up-view.ts";

type Context = Readonly<RouterContextProvider>;

const refused = (answer: RefusedSetUp, status = 400) => data(answer, { status });
const missing = () => data(null, { status: 404 });
const on = (address: string, locale: Locale) => redirect(inLocale(address, locale), 303);

/** Undefined for the list of all answers. */
export const questionOf = (query: URLSearchParams): SetUpQuestion | undefined =>
  setUpQuestions.find((each) => each === query.get("question"));

/** In characters. */
const keyLength = 22;

function labelsOf(context: Context, problems: { kind: string; path: string }[], locale: Locale): string[] {
  const kinds = context.get(kindsContext);
  return problems.map(({ kind, path }) => {
    const field = path.replace(/\.(en|mr)$/, "");
    return kinds.find(({ name }) => name === kind)?.words[locale].fields[field]?.label ?? path;
  });
}

export async function answerSetUp(request: Request, context: Context) {
  const { locale, query } = here(request);
  const setUp = context.get(siteSetUpContext);
  const token = setUpTokenOf(request);
  const values = context.get(formContext)?.values ?? {};
  if (values.key) {
    const claimed = await setUp.claim(values.key, context.get(visitorContext).address);
    // The page of a link that could not be used says why.
    if (!claimed.ok) return on(`/setup?key=${encodeURIComponent(values.key.slice(0, keyLength))}`, locale);
    return redirect(inLocale("/setup", locale), { status: 303, headers: { "Set-Cookie": setUpCookie(claimed.token) } });
  }
  const held = await setUp.heldBy(token);
  if (values.do === "startOver")
    return (await setUp.startOver(token)) ? on(setUpAddress(setUpQuestions[0]), locale) : missing();
  const question = questionOf(query);
  if (question) {
    if (!held) return missing();
    const checked = check(questionForm(question), values);
    if (!checked.ok) return refused({ values, errors: checked.errors });
    const logo = question === "look" ? await uploadedLogo(context, held.answers.logo) : undefined;
    if (logo && !logo.ok) return refused({ values, logo: logo.reason }, logo.status);
    const isSaved = await setUp.save(token, {
      ...withEmpty(question, checked.fields),
      ...(logo && { logo: logo.name }),
    });
    return isSaved ? on(setUpAddress(questionAfter(question)), locale) : on("/setup", locale);
  }
  // No account is made if a principal sets the site up again, or the form was sent again afterwards.
  const account = held && !held.isAgain && !held.finished ? check(accountForm, values) : undefined;
  if (account?.ok === false) return refused({ values, errors: account.errors });
  const finished = await setUp.finish(token, account && { ...account.fields, locale });
  if (finished.ok) {
    if (!finished.enrolLink) return on("/office", locale);
    const { pathname, search } = new URL(finished.enrolLink);
    return redirect(pathname + search, 303);
  }
  if (finished.reason === "over") return missing();
  if (!("problems" in finished)) return refused({ values, reason: finished.reason }, 409);
  return refused({ values, reason: "incomplete", labels: labelsOf(context, finished.problems, locale) });
}

/** A field that was emptied is no answer any more, also where an earlier one was saved. */
const withEmpty = (question: SetUpQuestion, fields: Record<string, unknown>): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.keys(questionForm(question).shape).map((name) => [name, (fields[name] as string) || undefined]),
  );
