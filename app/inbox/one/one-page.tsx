import { data, redirect } from "react-router";
import { formRoute } from "#app/cms/http/form-route.server.tsx";
import { inboxWords } from "#app/inbox/inbox-words.ts";
import { answeredContext } from "#app/lib/http/visitor.server.ts";
import { inLocale } from "#app/lib/i18n/locale.ts";
import { requireStaff } from "#app/people/staff/gate.server.ts";
import { OfficePage, officeMeta } from "#app/people/staff/office-screen.tsx";
import { staffWords } from "#app/people/staff/staff-words.ts";
import { here, wordsAt } from "#app/ui/page-context.ts";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/one-page";
import { AfterCall } from "./after-call.tsx";
import { ContactButtons, ReadyTexts } from "./contact-buttons.tsx";
import { DuplicateSuggestions, MergedParts } from "./duplicates.tsx";
import { History, OutcomeNote } from "./history.tsx";
import { AssignOwner, DocumentChecklist, Erase } from "./more-actions.tsx";
import styles from "./one.css?url";
import { answerOne, oneResponder, referenceAt, submissionViewOf } from "./one.server.ts";
import { oneWords } from "./one-words.ts";
import { QuoteForm } from "./quote-form.tsx";
import { GuardianWords, SentDetails, SentFacts, StateFacts } from "./submission-facts.tsx";
import type { ErasedView, SubmissionView } from "./submission-view.tsx";

type Typed = Record<string, string> | undefined;

function NoSuch({ typed }: { typed: Typed }) {
  const { title } = useWords(inboxWords);
  const t = useWords(oneWords);
  return (
    <OfficePage title={t.noSuch} lead={t.noSuchText} back={{ to: "/office/inbox", label: title }}>
      <TypedText typed={typed} />
    </OfficePage>
  );
}

/** Replaces the page's content, for a form sent by script. */
function NoSuchPart({ typed }: { typed: Typed }) {
  const { link } = useSite();
  const { title } = useWords(inboxWords);
  const t = useWords(oneWords);
  return (
    <section id="submission" data-part data-end>
      <p className="office-back">
        <a href={link("/office/inbox")}>{title}</a>
      </p>
      <div id="submission-answer" role="alert" tabIndex={-1}>
        <h1>{t.noSuch}</h1>
        <p className="lead">{t.noSuchText}</p>
      </div>
      <TypedText typed={typed} />
    </section>
  );
}

function TypedText({ typed = {} }: { typed: Typed }) {
  const t = useWords(oneWords);
  const text = [typed.text, typed.mail].find((each) => each?.trim());
  return (
    text && (
      <p className="field">
        <label htmlFor="typed-text">{t.notKept}</label>
        <textarea id="typed-text" rows={6} readOnly defaultValue={text} />
      </p>
    )
  );
}

/** In the order of a call: the number, the question, the outcome, details. */
function OneScreen({ view }: { view: SubmissionView }) {
  return (
    <section id="submission" data-part className="submission">
      <div id="submission-answer" tabIndex={-1}>
        <OutcomeNote view={view} />
      </div>
      <div>
        <ContactButtons view={view} />
        <GuardianWords view={view} />
        <SentDetails view={view} />
        <StateFacts view={view} />
        <DuplicateSuggestions view={view} />
        <AfterCall view={view} />
      </div>
      <div>
        <SentFacts view={view} />
        <History view={view} />
        <MergedParts view={view} />
        <div className="card rare">
          <ReadyTexts view={view} />
          <QuoteForm view={view} />
          <MoreActions view={view} />
          <Erase view={view} />
        </div>
      </div>
    </section>
  );
}

function MoreActions({ view }: { view: SubmissionView }) {
  const { more } = useWords(oneWords);
  return (
    <details className="fold" open={view.problem && ["documents", "give"].includes(view.typed?.intent ?? "")}>
      <summary>{view.open.documents.length > 0 ? more.withDocuments : more.plain}</summary>
      <DocumentChecklist view={view} />
      <AssignOwner view={view} />
    </details>
  );
}

const form = formRoute(
  answerOne,
  ({ answer }) => (answer.open ? <OneScreen view={answer} /> : <NoSuchPart typed={answer.typed} />),
  oneResponder,
);

export const { action, headers } = form;
export const handle = { isPrivate: true, fragment: form.fragment };
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = (page) => {
  const view = page.loaderData as SubmissionView | null | undefined;
  const words = wordsAt(inboxWords, page);
  const { name, reference } = view?.open.submission ?? {};
  const title = reference ? `${name ?? words.nameless}, ${reference}` : words.title;
  return officeMeta(title, wordsAt(staffWords, page).office);
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = requireStaff(context, "inbox");
  if (context.get(answeredContext)) return undefined;
  const { locale, address, query } = here(request);
  const reference = referenceAt(address);
  const view = await submissionViewOf({ context, actor, reference, locale }, query);
  const kept = view?.open.submission.reference;
  if (kept && kept !== reference) throw redirect(inLocale(`/office/inbox/${kept}`, locale));
  return view ?? data(null, { status: 404 });
}

export default function OnePage({ loaderData, actionData }: Route.ComponentProps) {
  const { kinds, nameless, title } = useWords(inboxWords);
  const { languages } = useWords(oneWords);
  const view = (actionData ?? loaderData) as SubmissionView | ErasedView | null | undefined;
  if (!view?.open) return <NoSuch typed={view?.typed} />;
  const { name, kind, reference, locale } = view.open.submission;
  return (
    <OfficePage
      title={name ?? nameless}
      lead={
        <>
          {kinds[kind]} · <bdi>{reference}</bdi>
          {view.open.sent.length === 1 && ` · ${languages[locale]}`}
        </>
      }
      back={{ to: "/office/inbox", label: title }}
    >
      <OneScreen view={view} />
    </OfficePage>
  );
}
