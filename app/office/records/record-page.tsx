import { data, type RouterContextProvider, redirect } from "react-router";
import { type PublicRecords, publicRecordsContext } from "#app/cms/content/public-records.server.ts";
import { formRoute } from "#app/cms/http/form-route.server.tsx";
import { draftOf } from "#app/cms/records/draft-form.ts";
import { isImmediate } from "#app/cms/records/editions.ts";
import { nameIn, placeLabel, shortName } from "#app/cms/records/labels.ts";
import type { OpenRecord } from "#app/cms/records/record-types.ts";
import { answeredContext } from "#app/lib/http/visitor.server.ts";
import { inLocale, type Locale } from "#app/lib/i18n/locale.ts";
import { today } from "#app/lib/i18n/today.server.ts";
import { GuideLink, guideFor } from "#app/office/guide/guide-link.tsx";
import { officeWords } from "#app/office/office-words.ts";
import { partOf, partWords } from "#app/office/parts/parts.ts";
import { requireStaff } from "#app/people/staff/gate.server.ts";
import { OfficePage, officeMeta } from "#app/people/staff/office-screen.tsx";
import { disclosureRecords } from "#app/register/disclosure/register.server.ts";
import { boardPostingKind } from "#app/register/proof/kinds.ts";
import { proofRecords } from "#app/register/proof/proofs.server.ts";
import { here, wordsAt } from "#app/ui/page-context.ts";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/record-page";
import { justPublished } from "./published.tsx";
import { answerRecord, recordResponder } from "./record-action.server.ts";
import { RecordScreen } from "./record-screen.tsx";
import { type Place, placeAt, recordViewOf } from "./record-view.server.ts";
import { type RecordView, recordAddressOf } from "./record-view.ts";
import { recordWords } from "./record-words.ts";
import styles from "./records.css?url";

interface NewRecordSubject {
  duty: string | null;
  /** Kind and slug of a record: `feeOrders/2026-27`. */
  shows: string | null;
}

function documentDefaults(records: PublicRecords, id: string | null): object | undefined {
  const duty = id ? records.of(disclosureRecords).duties.find((each) => each.id === id) : undefined;
  return duty && { duty: duty.id, title: duty.title };
}

function boardPostingDefaults(records: PublicRecords, shows: string | null): object {
  const last = records.of(proofRecords).boardPostings.toSorted((one, other) => (one.on < other.on ? 1 : -1))[0];
  const [posted, record] = /^([a-zA-Z]{1,40})\/([a-z\d-]{1,70})$/.exec(shows ?? "")?.slice(1) ?? [];
  return { posted, record, on: today(), place: last?.place };
}

function newRecordDefaults(
  context: Readonly<RouterContextProvider>,
  { kind, slug }: Place,
  { duty, shows }: NewRecordSubject,
): Pick<Partial<RecordView>, "data"> {
  if (slug !== undefined) return {};
  const records = context.get(publicRecordsContext);
  const begun =
    kind.name === "papers"
      ? documentDefaults(records, duty)
      : kind.name === boardPostingKind.name
        ? boardPostingDefaults(records, shows)
        : undefined;
  return begun ? { data: draftOf(kind.fields, begun) } : {};
}

const form = formRoute(answerRecord, ({ answer }) => <RecordScreen view={answer} />, recordResponder);

export const { action, headers } = form;
export const handle = {
  isPrivate: true,
  query: ["at", "duty", "part", "see", "send", "shows", "stopped", "undo", "why"],
  fragment: form.fragment,
};
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

function titleIn(view: RecordView | null, locale: Locale): string {
  const words = recordWords[locale];
  if (!view) return words.record.noSuch;
  const { kind, slug } = view;
  if (slug === undefined) return kind.words[locale].add;
  const name = kind.id === "single" ? undefined : nameIn(kind, view.filled(view.open?.data ?? view.data), locale)?.text;
  return `${kind.words[locale].one}${name ? `: ${shortName(name)}` : ""}`;
}

export const meta: Route.MetaFunction = (page) => {
  const words = wordsAt(officeWords, page);
  const view = page.loaderData as RecordView | null | undefined;
  const locale = words === officeWords.mr ? "mr" : "en";
  return officeMeta(view === undefined ? wordsAt(recordWords, page).title : titleIn(view, locale), words.office);
};

/**
 * `?at=` names the field to return to. `?see` and `?send` wait until the record is public: earlier, a cache could keep
 * that there is no such page. `?part=` opens a part, `?why` its problems, `?undo=` a change of parts to undo.
 * `?stopped` follows a cancelled publication; `?duty=` begins a document of the register, `?shows=` a board posting.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = requireStaff(context, "write");
  if (context.get(answeredContext)) return undefined;
  const { locale, address, query } = here(request);
  const place = placeAt(context, address);
  const at = query.get("at") || undefined;
  const begun = place && newRecordDefaults(context, place, { duty: query.get("duty"), shows: query.get("shows") });
  const part = query.get("part") ?? (place && at && partOf(place.kind, at));
  const view = place && (await recordViewOf({ context, actor, place, locale }, { at, part, ...begun }));
  if (view && query.has("why")) view.problems = view.unready;
  if (view?.open && query.get("undo")?.endsWith(`.${view.open.version}`)) view.undo = query.get("undo") ?? "";
  if (view?.open && query.has("stopped")) view.isStopped = isStopped(view.open);
  if (view) view.isScheduleLost = query.get("stopped") === "alone";
  const [shown] = view?.open?.state === "public" ? view.kind.addresses(view.open.slug) : [];
  if (shown && view?.slug && query.has("send"))
    throw redirect(inLocale(`${recordAddressOf(view.kind.name, view.slug)}/preview#whatsapp`, locale), 303);
  if (shown && query.has("see")) throw redirect(inLocale(shown, locale), 303);
  return view ?? data(null, { status: 404 });
}

/** Only the draft is left; false once somebody has published the record again. */
const isStopped = ({ state, isChanged, ahead }: OpenRecord) =>
  !ahead.some(isImmediate) && (state === "draft" || state === "scheduled" || isChanged);

function headingIn({ kind, slug, part, data }: RecordView, locale: Locale): string {
  if (part === undefined) return slug === undefined ? kind.words[locale].add : kind.words[locale].one;
  return part === kind.parts?.pasted ? partWords[locale].pasted.title : placeLabel(kind, part, locale, data);
}

const allRecords = (label: string) => ({ to: "/office/records", label });

function backOf({ kind, slug, part }: RecordView, locale: Locale) {
  const { one, many } = kind.words[locale];
  if (part !== undefined) return { to: recordAddressOf(kind.name, slug), label: one };
  return kind.id === "single"
    ? allRecords(recordWords[locale].title)
    : { to: `/office/records/${kind.name}`, label: many };
}

export default function RecordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { locale } = useSite();
  const words = useWords(recordWords);
  const view = (actionData ?? loaderData) as RecordView | null | undefined;
  if (!view)
    return <OfficePage title={words.record.noSuch} lead={words.record.noSuchText} back={allRecords(words.title)} />;
  const { kind, slug, open, data: typed } = view;
  // What has just been published is in a card below.
  const isNameless = slug === undefined || kind.id === "single" || justPublished(view);
  const name = isNameless ? undefined : nameIn(kind, view.filled(open?.data ?? typed), locale);
  return (
    <OfficePage
      title={headingIn(view, locale)}
      lead={name && <span lang={name.lang}>{name.text}</span>}
      back={backOf(view, locale)}
    >
      <RecordScreen view={view} />
      <GuideLink to={guideFor(kind, slug)} isBesideForm />
    </OfficePage>
  );
}
