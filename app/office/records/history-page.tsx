import { data, redirect } from "react-router";
import { factFiller } from "#app/cms/content/public-records.server.ts";
import { formRoute, type Responder, type SentForm } from "#app/cms/http/form-route.server.tsx";
import { publisherOf } from "#app/cms/records/kind.ts";
import { nameIn } from "#app/cms/records/labels.ts";
import { type Records, recordsContext } from "#app/cms/records/records.server.ts";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import { parseWholeNumber } from "#app/lib/forms/typed-text.ts";
import { formatDigits } from "#app/lib/i18n/format.ts";
import { inLocale } from "#app/lib/i18n/locale.ts";
import { presentTime } from "#app/lib/i18n/today.server.ts";
import { CertificateLinks } from "#app/office/certificate/certificate-links.tsx";
import { GuideLink } from "#app/office/guide/guide-link.tsx";
import { officeWords } from "#app/office/office-words.ts";
import { askAgain, requireStaff } from "#app/people/staff/gate.server.ts";
import { OfficePage, officeMeta } from "#app/people/staff/office-screen.tsx";
import { may } from "#app/people/staff/roles.ts";
import { here, wordsAt } from "#app/ui/page-context.ts";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/history-page";
import { HistoryScreen } from "./history-screen.tsx";
import { type Comparison, type HistoryView, timelineOf } from "./history-view.ts";
import { compareRevisions } from "./record-texts.tsx";
import { placeAt, type ViewRequest } from "./record-view.server.ts";
import { recordAddressOf, type ScreenProblem, statusOf } from "./record-view.ts";
import { recordWords } from "./record-words.ts";
import styles from "./records.css?url";
import { refusalView } from "./sent-record.server.ts";

async function comparisonIn(
  records: Records,
  { context, place: { kind, slug = "" }, locale }: ViewRequest,
  query: URLSearchParams,
): Promise<Comparison | undefined> {
  const asked = ["from", "to"].flatMap((name) => parseWholeNumber(query.get(name)) ?? []);
  const [from = 0, to = 0] = asked.sort((a, b) => a - b);
  const [before, after] = await Promise.all([from, to].map((number) => records.revision(kind.name, slug, number)));
  if (!before || !after) return undefined;
  const filled = factFiller(context);
  const texts = compareRevisions(kind, before, after, locale).map((text) => {
    const shown = [text.before, text.after].map((each) => filled({ [text.lang]: each })[text.lang] ?? "");
    // If the facts filled in hide the only difference, both texts stay as written.
    return shown[0] === shown[1] ? text : { ...text, before: shown[0] ?? "", after: shown[1] ?? "" };
  });
  return { from, to, texts };
}

/** @returns undefined if the record or one of the revisions in the query does not exist */
async function historyOf(
  looking: ViewRequest,
  query: URLSearchParams,
  problem?: ScreenProblem,
): Promise<HistoryView | undefined> {
  const { context, actor, place, locale } = looking;
  const { kind, slug } = place;
  if (slug === undefined) return undefined;
  const records = context.get(recordsContext);
  const [open, history] = await Promise.all([records.open(kind.name, slug), records.history(kind.name, slug)]);
  if (!open || !history) return undefined;
  const isCompared = query.has("from") || query.has("to");
  const comparison = isCompared ? await comparisonIn(records, looking, query) : undefined;
  if (isCompared && !comparison) return undefined;
  const now = presentTime();
  return {
    kind,
    slug,
    open: { ...open, data: factFiller(context)(open.data) },
    now,
    problem,
    revisions: history.revisions,
    editions: history.editions,
    entries: timelineOf(history, locale, now),
    comparison,
    mayPublish: may(actor, publisherOf(kind, slug) === "principal" ? "decide" : "write"),
    key: newId(),
  };
}

/** Publishes an older revision again; the draft is unchanged. */
async function answerHistory(sent: SentForm): Promise<HistoryView> {
  const { context, values, address, query } = sent;
  const { locale } = sent.actor;
  const actor = requireStaff(context, "write");
  const place = placeAt(context, address);
  if (!place?.slug) throw new Response(null, { status: 404 });
  const { kind, slug } = place;
  const revision = parseWholeNumber(values.revision) ?? Number.NaN;
  const { history } = recordWords[locale];
  await askAgain(
    context,
    () => `${history.goBack(formatDigits(revision, locale))}: ${kind.words[locale].one}, ${slug}`,
  );
  const outcome = await context.get(recordsContext).goBack({
    kind: kind.name,
    slug,
    actor,
    key: values["form:key"] ?? "",
    edition: values["form:edition"] ?? "",
    revisionNumber: revision,
    retyped: values["form:retyped"],
  });
  if (outcome.ok) throw redirect(inLocale(recordAddressOf(kind.name, slug), locale), 303);
  const { problem } = refusalView(outcome, String(revision));
  const view = await historyOf({ context, actor, place, locale }, query, problem);
  if (!view) throw new Response(null, { status: 404 });
  return view;
}

/** Without the store, the page cannot be shown. */
const historyResponder: Responder<HistoryView> = {
  outcomeOf: ({ problem }) => ({ status: problem ? statusOf(problem) : 200, headers: {} }),
  failed(_sent, code) {
    throw new Response(null, { status: code === "notKept" ? 503 : 500 });
  },
};

const form = formRoute(answerHistory, ({ answer }) => <HistoryScreen view={answer} />, historyResponder);

export const { action, headers } = form;
export const handle = { isPrivate: true, fragment: form.fragment };
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const meta: Route.MetaFunction = (page) =>
  officeMeta(wordsAt(recordWords, page).record.history, wordsAt(officeWords, page).office);

/** `?from=2&to=4` compares two revisions. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = requireStaff(context, "write");
  const { locale, address, query } = here(request);
  const place = placeAt(context, address);
  const view = place && (await historyOf({ context, actor, place, locale }, query));
  return view ?? data(null, { status: 404 });
}

export default function HistoryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { locale } = useSite();
  const words = useWords(recordWords);
  const view = (actionData ?? loaderData) as HistoryView | null;
  const all = { to: "/office/records", label: words.title };
  if (!view) return <OfficePage title={words.record.noSuch} lead={words.record.noSuchText} back={all} />;
  const { kind, slug, open } = view;
  const name = nameIn(kind, open.data, locale);
  return (
    <OfficePage
      title={words.history.title(kind.words[locale].one)}
      lead={name && <span lang={name.lang}>{name.text}</span>}
      back={{ to: recordAddressOf(kind.name, slug), label: words.history.back }}
    >
      <HistoryScreen view={view} />
      {kind.isStatutory && <CertificateLinks kind={kind.name} slug={slug} />}
      <GuideLink to="undo" />
    </OfficePage>
  );
}
