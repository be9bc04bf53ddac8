import { data } from "react-router";
import { here, wordsAt } from "#app/design/page-context.ts";
import { useSite, useWords } from "#app/design/site.tsx";
import { CertificateLinks } from "#app/features/office/certificate/certificate-links.tsx";
import { GuideLink } from "#app/features/office/guide/guide-link.tsx";
import { officeWords } from "#app/features/office/words.ts";
import { requireStaff } from "#app/features/staff/index.server.ts";
import { officeMeta } from "#app/features/staff/index.ts";
import { OfficePage } from "#app/features/staff/index.view.ts";
import { formRoute } from "#app/platform/forms/form-route.server.tsx";
import { nameIn } from "#app/platform/records/names.ts";
import type { Route } from "./+types/history-page";
import { recordAddressOf } from "./addresses.ts";
import { answerHistory, historyResponder } from "./history.action.server.ts";
import { HistoryScreen } from "./history-screen.tsx";
import { historyOf } from "./history-view.server.ts";
import type { HistoryView } from "./history-view.ts";
import { placeAt } from "./place.server.ts";
import styles from "./records.css?url";
import { recordWords } from "./words.ts";

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
