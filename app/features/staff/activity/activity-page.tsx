import { here, wordsAt } from "#app/design/page-context.ts";
import { useSite, useWords } from "#app/design/site.tsx";
import { inboxWords } from "#app/features/inbox/index.ts";
import { OfficePage } from "#app/features/staff/frame/office-screen.tsx";
import { officeMeta } from "#app/features/staff/office-meta.ts";
import { requireStaff } from "#app/features/staff/staff-of.server.ts";
import { staffServicesContext } from "#app/features/staff/staff-services.server.ts";
import { staffWords } from "#app/features/staff/words.ts";
import { formatMoment } from "#app/platform/i18n/format-moment.ts";
import type { Route } from "./+types/activity-page";
import { ActivityFilters } from "./activity-filters.tsx";
import { kindOfSubmissions, type LogNames, type LogView } from "./activity-log.ts";
import { logNames } from "./activity-names.server.ts";
import { activityWords } from "./words.ts";

export const meta: Route.MetaFunction = (page) =>
  officeMeta(wordsAt(activityWords, page).title, wordsAt(staffWords, page).office);

/** The lines that who asks may see, with what the records in them are called. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale, query } = here(request);
  const view = await context.get(staffServicesContext).activityLog.view(requireStaff(context), query);
  return { ...view, ...(await logNames(context, view, locale)) };
}

/** A record by its name. */
function RecordLink({ record, names }: { record: string; names: LogNames["names"] }) {
  const { link, locale } = useSite();
  const name = names[record];
  return (
    <a href={link(`/office/records/${record}`)} lang={name && name.lang !== locale ? name.lang : undefined}>
      {name?.text ?? record}
    </a>
  );
}

/** A submission by its kind and reference; the reference alone where it was erased. */
function SubmissionLink({ reference, submissions }: { reference: string; submissions: LogView["submissions"] }) {
  const { link } = useSite();
  const { kinds } = useWords(inboxWords);
  const { erased } = useWords(activityWords);
  const kind = submissions[reference];
  if (!kind) return `${reference} (${erased})`;
  return (
    <>
      {kinds[kind]} <a href={link(`/office/inbox/${reference}`)}>{reference}</a>
    </>
  );
}

/** What has the moment as its reason at which it became public: a minute later, or at once. */
const unsaid = new Set(["published", "undone", "wentBack", "putBack"]);

/** What was done in the office: by whom, when, to what. */
export default function ActivityPage({ loaderData: view }: Route.ComponentProps) {
  const { link, locale } = useSite();
  const words = useWords(activityWords);
  const { roles } = useWords(staffWords);
  const { states, notes } = useWords(inboxWords);
  const { spoke, noAnswer, wrongNumber } = notes;
  const reasons: Record<string, string> = { ...states, spoke, noAnswer, wrongNumber, ...words.reasons };
  const at = (page: number) => `${link("/office/activity")}?${new URLSearchParams({ ...view.query, page: `${page}` })}`;
  const reasonOf = (what: string, reason: string) => {
    if (what.startsWith("role") || what === "invited") return roles[reason as keyof typeof roles];
    if (what === "scheduled" || what === "scheduleStopped") return formatMoment(Date.parse(reason), locale);
    return reasons[`${what} ${reason}`] ?? reasons[reason] ?? reason;
  };
  return (
    <OfficePage title={words.title} lead={words[view.about]}>
      <ActivityFilters view={view} />
      {view.lines.length === 0 && <p>{words.none}</p>}
      <ul className="office-list activity">
        {view.lines.map(({ id, at: time, by, isAtCommand, what, kind, slug, to, reason }) => (
          <li key={id}>
            <p>
              {by ? (
                <>
                  <strong>{isAtCommand ? words.commandDid : by}</strong>
                  {!isAtCommand && words.did} {words.actions[what] ?? what}
                  {to && words.whom} {to && <strong>{to}</strong>}
                </>
              ) : (
                <>
                  <strong>{to ?? words.nobody}</strong>: {words.actions[what] ?? what}
                </>
              )}{" "}
              {reason && !unsaid.has(what) && <span>({reasonOf(what, reason)})</span>}
            </p>
            {kind && slug && (
              <p>
                {kind === kindOfSubmissions ? (
                  <SubmissionLink reference={slug} submissions={view.submissions} />
                ) : (
                  <RecordLink record={`${kind}/${slug}`} names={view.names} />
                )}
              </p>
            )}
            <p className="quiet">{formatMoment(time, locale)}</p>
          </li>
        ))}
      </ul>
      <p className="actions">
        {view.page > 1 && (
          <a className="button quiet-button" href={at(view.page - 1)}>
            {words.newer}
          </a>
        )}
        {view.hasMore && (
          <a className="button quiet-button" href={at(view.page + 1)}>
            {words.older}
          </a>
        )}
      </p>
    </OfficePage>
  );
}
