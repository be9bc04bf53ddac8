import { data, redirect } from "react-router";
import { here, wordsAt } from "#app/design/page-context.ts";
import { useSite, useWords } from "#app/design/site.tsx";
import { GuideLink, guideFor } from "#app/features/office/guide/guide-link.tsx";
import { officeWords } from "#app/features/office/words.ts";
import { requireStaff } from "#app/features/staff/index.server.ts";
import { officeMeta } from "#app/features/staff/index.ts";
import { OfficePage } from "#app/features/staff/index.view.ts";
import { formRoute } from "#app/platform/forms/form-route.server.tsx";
import { answeredContext } from "#app/platform/http/visitor.server.ts";
import { inLocale, type Locale } from "#app/platform/i18n/locale.ts";
import { isImmediate } from "#app/platform/records/editions.ts";
import { nameIn, shortName } from "#app/platform/records/names.ts";
import type { OpenRecord } from "#app/platform/records/outcomes.ts";
import type { Route } from "./+types/record-page";
import { placeAt } from "./place.server.ts";
import { answerRecord, recordResponder } from "./record.action.server.ts";
import { RecordScreen } from "./record-screen.tsx";
import { recordViewOf } from "./record-view.server.ts";
import type { RecordView } from "./record-view.ts";
import styles from "./records.css?url";
import { recordWords } from "./words.ts";

const form = formRoute(answerRecord, ({ answer }) => <RecordScreen view={answer} />, recordResponder);

export const { action, headers } = form;
export const handle = { isPrivate: true, query: ["at", "see", "stopped"], fragment: form.fragment };
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The title of the page: the record's name, or that of a new one. */
function titleIn(view: RecordView | null, locale: Locale): string {
  const words = recordWords[locale];
  if (!view) return words.record.noSuch;
  const { kind, slug } = view;
  if (slug === undefined) return kind.words[locale].add;
  const name = kind.id === "single" ? undefined : nameIn(kind, view.open?.data ?? view.data, locale)?.text;
  return `${kind.words[locale].one}${name ? `: ${shortName(name)}` : ""}`;
}

export const meta: Route.MetaFunction = (page) => {
  const words = wordsAt(officeWords, page);
  const view = page.loaderData as RecordView | null | undefined;
  const locale = words === officeWords.mr ? "mr" : "en";
  return officeMeta(view === undefined ? wordsAt(recordWords, page).title : titleIn(view, locale), words.office);
};

/**
 * A record's page, or that of a new one; `?at=` names the field that somebody comes back to. With `?see` it leads to the
 * website, once the record is public there: before that a cache could keep that there is no such page. With `?stopped` it
 * says what became of publishing that was undone.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = requireStaff(context, "write");
  if (context.get(answeredContext)) return undefined;
  const { locale, address, query } = here(request);
  const place = placeAt(context, address);
  const view = place && (await recordViewOf({ context, actor, place, locale }, { at: query.get("at") || undefined }));
  if (view?.open && query.has("stopped")) view.isStopped = isStopped(view.open);
  const [shown] = view?.open?.state === "public" ? view.kind.addresses(view.open.slug) : [];
  if (shown && query.has("see")) throw redirect(inLocale(shown, locale), 303);
  return view ?? data(null, { status: 404 });
}

/** Whether the draft is what is left: not once somebody has published it again. */
const isStopped = ({ state, isChanged, ahead }: OpenRecord) =>
  !ahead.some(isImmediate) && (state === "draft" || state === "scheduled" || isChanged);

const allRecords = (label: string) => ({ to: "/office/records", label });

/** The page for writing a record and deciding what is public. */
export default function RecordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { locale } = useSite();
  const words = useWords(recordWords);
  const view = (actionData ?? loaderData) as RecordView | null | undefined;
  if (!view)
    return <OfficePage title={words.record.noSuch} lead={words.record.noSuchText} back={allRecords(words.title)} />;
  const { kind, slug, open, data: typed } = view;
  const isSingle = kind.id === "single";
  const name = slug === undefined || isSingle ? undefined : nameIn(kind, open?.data ?? typed, locale);
  return (
    <OfficePage
      title={slug === undefined ? kind.words[locale].add : kind.words[locale].one}
      lead={name && <span lang={name.lang}>{name.text}</span>}
      back={isSingle ? allRecords(words.title) : { to: `/office/records/${kind.name}`, label: kind.words[locale].many }}
    >
      <RecordScreen view={view} />
      <GuideLink to={guideFor(kind, slug)} isBesideForm />
    </OfficePage>
  );
}
