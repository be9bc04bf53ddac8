import { data, redirect } from "react-router";
import { here, wordsAt } from "#app/design/page-context.ts";
import { useWords } from "#app/design/site.tsx";
import { inboxWords } from "#app/features/inbox/words.ts";
import { requireStaff } from "#app/features/staff/index.server.ts";
import { officeMeta } from "#app/features/staff/index.ts";
import { OfficePage } from "#app/features/staff/index.view.ts";
import { staffWords } from "#app/features/staff/words.ts";
import { formRoute } from "#app/platform/forms/form-route.server.tsx";
import { answeredContext } from "#app/platform/http/visitor.server.ts";
import { inLocale } from "#app/platform/i18n/locale.ts";
import type { Route } from "./+types/one-page";
import { NoSuch, NoSuchPart } from "./no-such.tsx";
import { answerOne, oneResponder } from "./one.action.server.ts";
import styles from "./one.css?url";
import { OneScreen } from "./one-screen.tsx";
import { referenceAt, submissionViewOf } from "./one-view.server.ts";
import type { ErasedView, SubmissionView } from "./one-view.ts";
import { oneWords } from "./words.ts";

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
