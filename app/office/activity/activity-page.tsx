import type { RouterContextProvider } from "react-router";
import type { Text } from "#app/cms/content/text.ts";
import { kindsContext } from "#app/cms/records/kind-files.server.ts";
import { recordNames, recordsContext } from "#app/cms/records/records.server.ts";
import { countsIn, inboxContext } from "#app/inbox/inbox.server.ts";
import { inboxWords } from "#app/inbox/inbox-words.ts";
import { kindOfFiles, readFileName, shortId } from "#app/lib/files/file-name.ts";
import { formatDigits, indiaTime } from "#app/lib/i18n/format.ts";
import { formatClock, formatMoment, formatNearDay } from "#app/lib/i18n/format-moment.ts";
import { type Locale, otherLocale } from "#app/lib/i18n/locale.ts";
import { presentTime } from "#app/lib/i18n/today.server.ts";
import { requireStaff } from "#app/people/staff/gate.server.ts";
import { Choice, OfficePage, officeMeta } from "#app/people/staff/office-screen.tsx";
import { staffWords } from "#app/people/staff/staff-words.ts";
import { Icon } from "#app/ui/icon.tsx";
import { here, wordsAt } from "#app/ui/page-context.ts";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/activity-page";
import styles from "./activity.css?url";
import { activityLogContext } from "./activity-log.server.ts";
import {
  kindOfSubmissions,
  type LogNames,
  type LogView,
  type MergedLine,
  mergedLines,
  type Week,
} from "./activity-log.ts";
import { activityWords } from "./activity-words.ts";

/** In the log the text follows a name; in the filter it begins a line. */
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function ActivityFilters({ view: { about, choices, query, kinds, names } }: { view: LogView & LogNames }) {
  const { link } = useSite();
  const words = useWords(activityWords);
  const who = Object.fromEntries(choices.who.map(({ uid, name }) => [uid, name]));
  const what = Object.fromEntries(choices.what.map((each) => [each, upperFirst(words.actions[each] ?? each)]));
  const asked = query.record ?? "";
  // A single record, if a link asks for it.
  const own = asked.includes("/") ? { [asked]: names[asked]?.text ?? asked.slice(asked.indexOf("/") + 1) } : {};
  const records = { "": words.everything, ...own, ...kinds, [kindOfFiles]: words.files };
  return (
    <section className="card office-filters" aria-labelledby="filter">
      <h2 id="filter">{words.filter}</h2>
      <form method="get" action={link("/office/activity")}>
        <Choice name="who" label={words.who} options={{ "": words.everyone, ...who }} value={query.who} />
        <Choice name="what" label={words.what} options={{ "": words.everything, ...what }} value={query.what} />
        {about === "records" && <Choice name="record" label={words.record} options={records} value={query.record} />}
        <p className="field">
          <label htmlFor="log-from">{words.from}</label>
          <input id="log-from" type="date" name="from" defaultValue={query.from} />
        </p>
        <p className="field">
          <label htmlFor="log-to">{words.to}</label>
          <input id="log-to" type="date" name="to" defaultValue={query.to} />
        </p>
        <p>
          <button type="submit" className="button quiet-button">
            {words.show}
          </button>
        </p>
      </form>
    </section>
  );
}

/** Empty if the log is about people. */
async function logNames(
  context: Readonly<RouterContextProvider>,
  { about, lines, query }: LogView,
  locale: Locale,
): Promise<LogNames> {
  if (about === "people") return { names: {}, kinds: {} };
  const kinds = Object.fromEntries(context.get(kindsContext).map(({ name, words }) => [name, words[locale].many]));
  const [kind = "", slug = ""] = (query.record ?? "").split("/");
  const asked = slug ? [{ kind, slug }] : [];
  const found = lines.flatMap(({ kind, slug }) => (kind && slug ? [{ kind, slug }] : []));
  return { names: await recordNames(context, [...found, ...asked], locale), kinds };
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const meta: Route.MetaFunction = (page) =>
  officeMeta(wordsAt(activityWords, page).title, wordsAt(staffWords, page).office);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale, query } = here(request);
  const view = await context.get(activityLogContext).view(requireStaff(context), query);
  const isFirst = view.about === "records" && view.page === 1 && !view.isFiltered;
  const more = { photos: photoNames(context, view), week: isFirst ? await weekIn(context) : undefined };
  return { ...view, ...(await logNames(context, view, locale)), ...more, now: presentTime() };
}

async function weekIn(context: Readonly<RouterContextProvider>): Promise<Week> {
  const inbox = context.get(inboxContext);
  const [done, enquiries, counts] = await Promise.all([
    context.get(activityLogContext).week(),
    inbox.countEnquiries(7),
    countsIn(context),
  ]);
  return { ...done, enquiries, waiting: counts.due + counts.new };
}

function photoNames(context: Readonly<RouterContextProvider>, { lines }: LogView): Record<string, Partial<Text>> {
  const ids = new Map(lines.flatMap(({ file }) => (file?.isPhoto ? [[file.id.slice(0, shortId), file.id]] : [])));
  if (ids.size === 0) return {};
  const named = [...context.get(recordsContext).pictureNames()];
  return Object.fromEntries(
    named.flatMap(([name, text]) => {
      const id = ids.get(readFileName(name)?.id ?? "");
      return id ? [[id, text]] : [];
    }),
  );
}

function RecordLink({ record, names }: { record: string; names: LogNames["names"] }) {
  const { link, locale } = useSite();
  const name = names[record];
  return (
    <a href={link(`/office/records/${record}`)} lang={name && name.lang !== locale ? name.lang : undefined}>
      {name?.text ?? record}
    </a>
  );
}

/** Just the reference if the submission was erased. */
function SubmissionLink({ reference, submissions }: { reference: string; submissions: LogView["submissions"] }) {
  const { link } = useSite();
  const { kinds, nameless } = useWords(inboxWords);
  const { erased } = useWords(activityWords);
  const found = submissions[reference];
  if (!found) return `${reference} (${erased})`;
  return <a href={link(`/office/inbox/${reference}`)}>{found.name ?? `${nameless}, ${kinds[found.kind]}`}</a>;
}

function WeekSummary({ week }: { week: Week }) {
  const { locale } = useSite();
  const { week: t } = useWords(activityWords);
  const counts = (["enquiries", "calls", "notices", "texts", "waiting"] as const).flatMap((name) =>
    week[name] > 0 ? [t[name](formatDigits(week[name], locale), week[name] === 1)] : [],
  );
  return (
    <p className="note">
      <strong>{t.title}:</strong> {[...counts, ...(week.waiting === 0 ? [t.nobody] : [])].join(" · ")}
    </p>
  );
}

type Line = LogView["lines"][number];

function groupsOf(lines: Line[]): { by: string; isAtCommand: boolean; day: string; lines: Line[] }[] {
  const groups: ReturnType<typeof groupsOf> = [];
  for (const line of lines) {
    const { by, isAtCommand } = line;
    const { day } = indiaTime(line.at);
    const last = groups.at(-1);
    if (last?.by === by && last.isAtCommand === isAtCommand && last.day === day) last.lines.push(line);
    else groups.push({ by, isAtCommand, day, lines: [line] });
  }
  return groups;
}

/** The stored reason of these actions is the time of publication, which the entry says anyway. */
const actionsWithoutReason = new Set(["published", "undone", "undoneAlone", "wentBack", "putBack"]);

export default function ActivityPage({ loaderData: view }: Route.ComponentProps) {
  const { link, locale } = useSite();
  const words = useWords(activityWords);
  const { roles, command } = useWords(staffWords);
  const at = (page: number) => `${link("/office/activity")}?${new URLSearchParams({ ...view.query, page: `${page}` })}`;
  const reasonOf = (what: string, reason: string) => {
    if (what.startsWith("role") || what === "invited") return roles[reason as keyof typeof roles];
    if (what === "scheduled" || what === "scheduleStopped") return formatMoment(Date.parse(reason), locale);
    const plain = /^\d+$/.test(reason) ? formatDigits(reason, locale) : reason;
    return words.reasons[`${what} ${reason}`] ?? words.reasons[reason] ?? plain;
  };
  /** Text before the name of the item needs no comma or colon. */
  const sentenceOf = (what: string) => {
    const text = words.actions[what] ?? what;
    return text.charAt(0).toUpperCase() + text.slice(1).replace(/,$/, "");
  };
  const { isFiltered } = view;
  const number = (count: number) => formatDigits(count, locale);
  const partText = ({ what, reason, count }: MergedLine["parts"][number], photos: number, isAlone: boolean) => {
    if (what === "fileAdded" && count > 1)
      return photos === count ? words.photosAdded(number(count)) : words.filesAdded(number(count));
    const notes = [
      ...(count > 1 ? [words.times(number(count))] : []),
      ...(!isAlone && reason && !actionsWithoutReason.has(what) ? [reasonOf(what, reason)] : []),
    ];
    return `${sentenceOf(what)}${notes.length > 0 ? ` (${notes.join(", ")})` : ""}`;
  };
  const inWords = (files: MergedLine["files"]) =>
    files.flatMap(({ id }) => view.photos[id]?.[locale] ?? view.photos[id]?.[otherLocale(locale)] ?? []);
  if (view.lines.length === 0 && view.page === 1 && !isFiltered)
    return (
      <OfficePage title={words.title} lead={words[view.about]}>
        <p className="empty">
          <Icon name="paper" />
          {words.none}
        </p>
      </OfficePage>
    );
  return (
    <OfficePage title={words.title} lead={words[view.about]}>
      <div className="office-columns">
        <div>
          <p className="to-filter">
            {isFiltered ? <a href={link("/office/activity")}>{words.showAll}</a> : <a href="#filter">{words.filter}</a>}
          </p>
          {view.week && <WeekSummary week={view.week} />}
          {view.lines.length === 0 && <p className="note">{words.noneFound}</p>}
          {groupsOf(view.lines).map(({ by, isAtCommand, day, lines }) => (
            <section key={lines[0]?.id} className="activity-group">
              <h2>
                {by ? (isAtCommand ? command : by) : words.nobody}
                <span className="quiet"> {formatNearDay(day, locale, view.now)}</span>
              </h2>
              <ul className="office-list link-rows activity">
                {mergedLines(lines, isFiltered).map(({ id, at: time, parts, kind, slug, to, files }) => (
                  <li key={id}>
                    <p>
                      {parts
                        .map((part) =>
                          partText(part, files.filter(({ isPhoto }) => isPhoto).length, parts.length === 1),
                        )
                        .join(" · ")}
                      {(to || (kind && slug) || inWords(files).length > 0) && ": "}
                      {inWords(files).join("; ")}
                      {to && <strong>{to}</strong>}
                      {kind &&
                        slug &&
                        (kind === kindOfSubmissions ? (
                          <SubmissionLink reference={slug} submissions={view.submissions} />
                        ) : (
                          <RecordLink record={`${kind}/${slug}`} names={view.names} />
                        ))}
                      {parts.length === 1 &&
                        parts.map(
                          ({ what, reason }) =>
                            reason && !actionsWithoutReason.has(what) && ` (${reasonOf(what, reason)})`,
                        )}
                    </p>
                    <time className="quiet" dateTime={new Date(time).toISOString()}>
                      {formatClock(time, locale)}
                    </time>
                  </li>
                ))}
              </ul>
            </section>
          ))}
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
        </div>
        <ActivityFilters view={view} />
      </div>
    </OfficePage>
  );
}
