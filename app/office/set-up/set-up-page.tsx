import { data, type RouterContextProvider, redirect } from "react-router";
import { smallestFile } from "#app/cms/content/media.ts";
import type { OfficeFileRefusal } from "#app/cms/files/file-rows.server.ts";
import { filesContext } from "#app/cms/files/files.server.ts";
import { kindsContext } from "#app/cms/records/kind-files.server.ts";
import { check } from "#app/lib/forms/form-answer.ts";
import { setUpCookie, setUpTokenOf } from "#app/lib/http/cookies.server.ts";
import { formContext, visitorContext } from "#app/lib/http/visitor.server.ts";
import { inLocale, type Locale } from "#app/lib/i18n/locale.ts";
import { largestOfficeFile } from "#app/lib/sanitize/file-kinds.ts";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { LanguageSwitch } from "#app/ui/header.tsx";
import { NotFound } from "#app/ui/not-found.tsx";
import { here, notFoundMeta, pageStyles, wordsAt } from "#app/ui/page-context.ts";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/set-up-page";
import { QuestionForm } from "./question-form.tsx";
import {
  accountForm,
  inWords,
  type LogoRefusal,
  questionAfter,
  questionForm,
  type RefusedSetUp,
  type SetUpQuestion,
  type SetUpScreen,
  setUpAddress,
  setUpQuestions,
} from "./questions.ts";
import styles from "./set-up.css?url";
import { type HeldSetUp, siteSetUpContext } from "./set-up.server.ts";
import { siteSetUpWords } from "./set-up-words.ts";
import { FinishedSetUpNote, SetUpSummary } from "./summary.tsx";

/** The actor before anybody has an account; like a command, the page's address is the name in both languages. */
const duringSetUp = { uid: "set-up", name: "/setup", role: "principal" } as const;

/** A PDF gets the message for a file that is not a picture. */
const reasons: Record<OfficeFileRefusal | "tooMany", LogoRefusal> = {
  ...{
    fileKind: "fileKind",
    fileHeic: "fileHeic",
    filePages: "fileKind",
    fileLocked: "fileKind",
    fileActive: "fileKind",
  },
  ...{ fileLarge: "fileLarge", filesFull: "fileLarge", filePixels: "fileBroken", fileBroken: "fileBroken" },
  tooMany: "tooMany",
};
const statuses: Record<LogoRefusal, number> = {
  ...{ fileKind: 415, fileHeic: 415, fileLarge: 413, fileBroken: 400, tooMany: 429 },
};
const refusedLogo = (reason: LogoRefusal) => ({ ok: false as const, reason, status: statuses[reason] });

/** The picture that was sent and is now among the site's files, none if it is to be removed, or the one from before. */
async function uploadedLogo(context: Readonly<RouterContextProvider>, before: string | undefined) {
  const { files, values = {} } = context.get(formContext) ?? {};
  const sent = files?.logo;
  if (!sent) return { ok: true as const, name: values.removeLogo ? undefined : before };
  const bytes = new Uint8Array(await sent.arrayBuffer());
  const added = await context.get(filesContext).files.add({ bytes, name: sent.name, actor: duringSetUp });
  if (!added.ok) return refusedLogo(reasons[added.reason]);
  return added.file.type === "image" ? { ok: true as const, name: added.file.name } : refusedLogo("fileKind");
}

type Context = Readonly<RouterContextProvider>;

const refused = (answer: RefusedSetUp, status = 400) => data(answer, { status });
const missing = () => data(null, { status: 404 });
const on = (address: string, locale: Locale) => redirect(inLocale(address, locale), 303);

/** Undefined for the list of all answers. */
const questionOf = (query: URLSearchParams): SetUpQuestion | undefined =>
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

async function answerSetUp(request: Request, context: Context) {
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

/** Shows nothing of the sample, but the new institute's logo and name as soon as they are stated. */
function SetUpHeader({ screen }: { screen: SetUpScreen }) {
  const { institute, locale, t } = useSite();
  const { title } = useWords(siteSetUpWords);
  const { nameEn, nameMr, townEn, townMr, logo } = "answers" in screen ? screen.answers : {};
  const inLanguage = (en = "", mr = "") => (locale === "mr" ? mr || en : en || mr);
  const name = screen.step === "finished" ? institute.name : inLanguage(nameEn, nameMr);
  const town = screen.step === "finished" ? institute.town : inLanguage(townEn, townMr);
  const src = logo && smallestFile(logo);
  return (
    <header className="site-header">
      <a href="#content" className="skip-link">
        {t.menu.skip}
      </a>
      <div className="masthead wrap">
        <p className="brand">
          {src && <img src={src} alt="" />}
          <span>
            <strong dir="auto">{name || title}</strong> {town && <span dir="auto">{town}</span>}
          </span>
        </p>
        <LanguageSwitch className="language" />
      </div>
    </header>
  );
}

/** Only the button uses the link up, since mails and messengers open links too. */
function BeginForm({ linkKey }: { linkKey: string }) {
  const { link } = useSite();
  const words = useWords(siteSetUpWords);
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.linkLead}</p>
      <PostForm id="setup" action={link("/setup")} hidden={{ key: linkKey }} button={{ label: words.begin }} />
    </>
  );
}

export const links = pageStyles(styles);
export const handle = {
  isPrivate: true,
  takesForms: true,
  query: ["key", "question"],
  /** Twice the largest picture still gets its message. */
  async takesFiles(request: Request, context: RouterContextProvider) {
    const isHolder = await context.get(siteSetUpContext).heldBy(setUpTokenOf(request));
    const most = { mostAtOnce: 1, mostBytes: 2 * largestOfficeFile };
    return isHolder && { whose: "set-up", group: "set-up", ...most, isPatient: true };
  },
};
export const meta: Route.MetaFunction = (page) =>
  page.loaderData
    ? [{ title: wordsAt(siteSetUpWords, page).title }, { name: "robots", content: "noindex" }]
    : notFoundMeta(page);
export const action = ({ request, context }: Route.ActionArgs) => answerSetUp(request, context);

export async function loader({ context, request }: Route.LoaderArgs) {
  const { locale, query } = here(request);
  const setUp = context.get(siteSetUpContext);
  const holder = await setUp.heldBy(setUpTokenOf(request));
  const held = holder && { ...holder, drafts: inWords(holder.drafts, context.get(kindsContext), locale) };
  const key = query.get("key");
  if (held && key === null) return data<SetUpScreen>(screenOf(held, query));
  if (held) throw redirect(inLocale("/setup", locale));
  if (key === null) return data(null, { status: 404 });
  const found = await setUp.look(key, context.get(visitorContext).address);
  if (found.ok) return data<SetUpScreen>({ step: "link", key });
  if (found.reason === "tooMany") return data(null, { status: 429, headers: { "Retry-After": String(found.seconds) } });
  return found.reason === "used" ? data<SetUpScreen>({ step: "used" }, { status: 403 }) : data(null, { status: 404 });
}

function screenOf(held: HeldSetUp, query: URLSearchParams): SetUpScreen {
  const { answers, drafts, isAgain, finished } = held;
  if (finished) return { step: "finished", ...finished, drafts };
  const isBegun = Object.keys(answers).length > 0;
  const question = questionOf(query) ?? (query.has("question") || isBegun ? undefined : setUpQuestions[0]);
  return question ? { step: "question", question, answers } : { step: "summary", answers, drafts, isAgain };
}

export default function SetUpPage({ loaderData: screen, actionData }: Route.ComponentProps) {
  const words = useWords(siteSetUpWords);
  if (screen === null) return <NotFound />;
  const refused = actionData ?? undefined;
  return (
    <>
      <SetUpHeader screen={screen} />
      <main id="content" className="wrap page">
        {screen.step === "link" && <BeginForm linkKey={screen.key} />}
        {screen.step === "question" && <QuestionForm {...screen} refused={refused} />}
        {screen.step === "summary" && <SetUpSummary {...screen} refused={refused} />}
        {screen.step === "finished" && <FinishedSetUpNote {...screen} />}
        {screen.step === "used" && (
          <>
            <h1>{words.used}</h1>
            <p>{words.usedLead}</p>
          </>
        )}
      </main>
    </>
  );
}
