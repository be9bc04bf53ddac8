import type { RouterContextProvider } from "react-router";
import { Icon } from "#app/design/icon.tsx";
import { here, wordsAt } from "#app/design/page-context.ts";
import { useSite, useWords } from "#app/design/site.tsx";
import { countsIn, inboxContext } from "#app/features/inbox/index.server.ts";
import { inboxWords } from "#app/features/inbox/words.ts";
import { requireStaff } from "#app/features/staff/index.server.ts";
import { officeMeta } from "#app/features/staff/index.ts";
import { OfficePage } from "#app/features/staff/index.view.ts";
import { staffWords } from "#app/features/staff/words.ts";
import type { Text } from "#app/platform/content/text.ts";
import { presentTime } from "#app/platform/content/today.server.ts";
import { readFileName, shortId } from "#app/platform/files/file-name.ts";
import { formatDigits, indiaTime } from "#app/platform/i18n/format.ts";
import { formatClock, formatMoment, formatNearDay } from "#app/platform/i18n/format-moment.ts";
import { type Locale, otherLocale } from "#app/platform/i18n/locale.ts";
import { kindsContext } from "#app/platform/records/kinds.server.ts";
import { recordNames } from "#app/platform/records/record-names.server.ts";
import { recordsContext } from "#app/platform/records/records.service.server.ts";
import type { Route } from "./+types/activity-page";
import styles from "./activity.css?url";
import { ActivityFilters } from "./activity-filters.tsx";
import { activityLogContext } from "./activity-log.server.ts";
import { kindOfSubmissions, type LogNames, type LogView, type Week } from "./activity-log.ts";
import { type MergedLine, mergedLines } from "./merged-lines.ts";
import { activityWords } from "./words.ts";

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
                        parts.map(({ what, reason }) => reason && !actionsWithoutReason.has(what) && ` (${reasonOf(what, reason)})`)}
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
