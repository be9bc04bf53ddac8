import { data, type RouterContextProvider, redirect } from "react-router";
import { PostForm } from "#app/design/forms/post-form.tsx";
import { NotFound } from "#app/design/not-found.tsx";
import { here, notFoundMeta, wordsAt } from "#app/design/page-context.ts";
import { pageStyles } from "#app/design/page-styles.ts";
import { useSite, useWords } from "#app/design/site.tsx";
import { setUpTokenOf } from "#app/platform/http/session-cookie.server.ts";
import { visitorContext } from "#app/platform/http/visitor.server.ts";
import { inLocale } from "#app/platform/i18n/locale.ts";
import { kindsContext } from "#app/platform/records/kinds.server.ts";
import { largestOfficeFile } from "#app/platform/sanitize/file-kinds.ts";
import type { Route } from "./+types/set-up-page";
import { FinishedSetUpNote } from "./finished-set-up.tsx";
import { QuestionForm } from "./question-form.tsx";
import { setUpQuestions } from "./questions.ts";
import { answerSetUp, questionOf } from "./set-up.action.server.ts";
import styles from "./set-up.css?url";
import { type HeldSetUp, siteSetUpContext } from "./set-up.service.server.ts";
import { SetUpHeader } from "./set-up-header.tsx";
import { inWords, type SetUpScreen } from "./set-up-view.ts";
import { SetUpSummary } from "./summary.tsx";
import { siteSetUpWords } from "./words.ts";

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
