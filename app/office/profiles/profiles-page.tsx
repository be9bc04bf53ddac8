import { data } from "react-router";
import { publicRecordsContext } from "#app/cms/content/public-records.server.ts";
import { formRoute, type Responder, type SentForm } from "#app/cms/http/form-route.server.tsx";
import { recordsContext } from "#app/cms/records/records.server.ts";
import type { StaffActor } from "#app/lib/actor.ts";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import { formatNumber } from "#app/lib/i18n/format.ts";
import { formatWait } from "#app/lib/i18n/format-moment.ts";
import { presentTime } from "#app/lib/i18n/today.server.ts";
import { GuideLink } from "#app/office/guide/guide-link.tsx";
import { officeWords } from "#app/office/office-words.ts";
import { asApproved, directoryContext, isAsApproved, namesakesOf } from "#app/people/profiles/directory.server.ts";
import { type ListedMember, moderationContext, needsDecision } from "#app/people/profiles/moderation.server.ts";
import type { ProfileFile } from "#app/people/profiles/profile.ts";
import { Portrait } from "#app/people/profiles/teacher-card.tsx";
import { teacherKind } from "#app/people/profiles/teacher-kind.ts";
import { askAgain, requireStaff } from "#app/people/staff/gate.server.ts";
import { OfficePage, officeMeta } from "#app/people/staff/office-screen.tsx";
import { may } from "#app/people/staff/roles.ts";
import { recordsFor, wordsAt } from "#app/ui/page-context.ts";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/profiles-page";
import {
  type DecisionProblem,
  longestReason,
  nobodyElse,
  ProfileReview,
  type ReviewAnswer,
  ReviewResult,
} from "./profile-review.tsx";
import { profileReviewWords } from "./profile-words.ts";
import styles from "./profiles.css?url";

function standingOf(listed: ListedMember): ListedProfile["standing"] {
  const { member, profile } = listed;
  if (member.suspendedAt !== null) return "suspended";
  if (!profile?.name || !profile.department) return "unfinished";
  if (!needsDecision(listed)) return "approved";
  return member.approvedAt === null ? "waiting" : "changed";
}

/** The longest waiting first, without accounts being erased. */
const listProfiles = (members: ListedMember[]): ListedProfile[] =>
  members
    .filter(({ member }) => member.erasingAt === null)
    .map((listed) => ({
      uid: listed.member.uid,
      email: listed.member.email,
      name: listed.profile?.name ?? "",
      department: listed.profile?.department ?? "",
      portrait: listed.profile?.photo,
      standing: standingOf(listed),
      isProven: listed.member.provenAt !== null,
      changedAt: listed.changedAt,
    }))
    .toSorted((one, other) => (one.changedAt ?? 0) - (other.changedAt ?? 0));

/** The most urgent first. */
const profileStatuses = ["waiting", "changed", "unfinished", "approved", "suspended"] as const;

interface ListedProfile {
  uid: string;
  email: string;
  name: string;
  department: string;
  portrait: ProfileFile | undefined;
  standing: (typeof profileStatuses)[number];
  isProven: boolean;
  /** Milliseconds since 1970; undefined if nothing is written yet. */
  changedAt: number | undefined;
}

interface Props {
  profiles: ListedProfile[];
  /** Milliseconds since 1970. */
  now: number;
}

function ProfileList({ profiles, now }: Props) {
  const t = useWords(profileReviewWords);
  const { locale } = useSite();
  if (profiles.length === 0) return <p className="note">{t.none}</p>;
  const groups = profileStatuses
    .map((standing) => ({ standing, members: profiles.filter((each) => each.standing === standing) }))
    .filter(({ members }) => members.length > 0);
  return groups.map(({ standing, members }) => (
    <section key={standing} aria-labelledby={standing} className="inbox-group">
      <h2 id={standing}>
        {t.states[standing]} ({formatNumber(members.length, locale)})
      </h2>
      <ul className="link-rows">
        {members.map((each) => (
          <ProfileRow key={each.uid} profile={each} now={now} />
        ))}
      </ul>
    </section>
  ));
}

function ProfileRow({ profile, now }: { profile: ListedProfile; now: number }) {
  const t = useWords(profileReviewWords);
  const { link, locale } = useSite();
  const { uid, email, name, department, isProven, standing, changedAt } = profile;
  const isWaiting = standing === "waiting" || standing === "changed";
  return (
    <li className="inbox-card profile-row">
      <Portrait teacher={profile} />
      <a href={link(`/office/profiles?member=${encodeURIComponent(uid)}`)} className="inbox-name">
        {name || t.nameless}
      </a>
      {isWaiting && changedAt !== undefined && (
        <Wait text={formatWait(Math.max(1, (now - changedAt) / 1000), locale)} />
      )}
      <p className="inbox-last">
        {!isProven && <b>{t.unproven} · </b>}
        {name && department ? department : email}
      </p>
    </li>
  );
}

function Wait({ text }: { text: string }) {
  const t = useWords(profileReviewWords);
  return (
    <span className="inbox-when">
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{t.waits(text)}</span>
    </span>
  );
}

export async function decide({ values, context, actor: { locale } }: SentForm, uid: string): Promise<ReviewAnswer> {
  const actor = requireStaff(context, "write");
  const moderation = context.get(moderationContext);
  const email = (await moderation?.memberOf(uid))?.email;
  const { intent, key = "", version = "", reason: typed = "" } = values;
  const reason = typed.trim();
  if (!moderation || email === undefined) return { problem: "unknown", reason };
  if (key === "") return { problem: "noKey", reason };
  const t = profileReviewWords[locale];
  const labels: Record<string, string> = {
    approve: t.approve,
    suspend: t.suspend.submit,
    restore: t.restore.submit,
    ask: `${t.ask.submit}: ${reason}`,
  };
  await askAgain(context, () => `${labels[intent ?? ""] ?? t.title}: ${email}`);
  const by = { actor, key };
  if (intent === "approve") {
    const evenUnproven = values.surely === "yes";
    const problem = await linkNamesake(context, uid, { version, evenUnproven, same: values.same ?? "", by });
    if (problem) return { problem };
    const result = await moderation.approve(uid, version, { evenUnproven, by });
    return result === "approved" ? { decided: result } : { problem: result };
  }
  if (reason.length > longestReason || (intent === "ask" && reason === "")) return { problem: "reason", reason };
  const result =
    intent === "ask"
      ? await moderation.askForChange(uid, reason, by)
      : intent === "suspend"
        ? await moderation.suspend(uid, reason || undefined, by)
        : await moderation.restore(uid, by);
  if (result === "asked" || result === "suspended" || result === "restored") return { decided: result };
  return { problem: result === "unproven" ? "askUnproven" : result, reason };
}

interface Approval {
  version: string;
  evenUnproven: boolean;
  /** The record of the same person, or that there is none. */
  same: string;
  by: { actor: StaffActor; key: string };
}

/** Names the account in the office's record of the same person, so that the table of teachers has them once. */
async function linkNamesake(
  context: SentForm["context"],
  uid: string,
  { version, evenUnproven, same, by: { actor, key } }: Approval,
): Promise<DecisionProblem | undefined> {
  if (!may(actor, "decide")) return "forbidden";
  const shown = await context.get(moderationContext)?.compare(uid);
  // Nothing is linked if the profile will not be approved, or already is, as after a form that is sent twice.
  if (shown?.version !== version || !shown.profile?.name || !shown.profile.department) return undefined;
  const { member, profile } = shown;
  if (member.provenAt === null && !evenUnproven) return undefined;
  if (member.suspendedAt === null && isAsApproved(member, profile)) return undefined;
  const namesakes = namesakesOf(profile, context.get(publicRecordsContext));
  if (namesakes.length === 0 || same === nobodyElse) return undefined;
  if (!namesakes.some(({ id }) => id === same)) return "namesake";
  const records = context.get(recordsContext);
  const write = { kind: teacherKind.name, slug: same, actor };
  const open = await records.open(write.kind, same);
  // What others have written and not published must not become public with it.
  if (!open || open.isChanged || open.ahead.length > 0) return "notLinked";
  const data = { ...open.data, account: profile.email };
  const saved = await records.save({ ...write, data, version: open.version, key: `${key} save` });
  if (!saved.ok) return "notLinked";
  const published = { edition: open.edition, version: saved.version, key: `${key} publish` };
  return (await records.publish({ ...write, ...published })).ok ? undefined : "notLinked";
}

const statuses: Record<DecisionProblem, number> = {
  forbidden: 403,
  changed: 409,
  overtaken: 409,
  noKey: 400,
  unfinished: 400,
  unproven: 400,
  unknown: 404,
  reason: 400,
  askUnproven: 400,
  namesake: 400,
  notLinked: 409,
  notKept: 503,
  failed: 500,
};

const reviewResponder: Responder<ReviewAnswer> = {
  outcomeOf: ({ problem }) => ({ status: problem ? statuses[problem] : 200, headers: {} }),
  failed: ({ values }, problem) => ({ problem, ...(values.reason && { reason: values.reason }) }),
};

const form = formRoute(
  (sent) => decide(sent, sent.query.get("member") ?? ""),
  ({ answer }) => <ReviewResult answer={answer} />,
  reviewResponder,
);

export const { action, headers } = form;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const handle = { query: ["member"], isPrivate: true };

export const meta: Route.MetaFunction = (page) =>
  officeMeta(wordsAt(profileReviewWords, page).title, wordsAt(officeWords, page).office);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = requireStaff(context, "write");
  const moderation = context.get(moderationContext);
  const uid = new URL(request.url).searchParams.get("member");
  if (!moderation) return { profiles: undefined, now: presentTime() };
  const list = async () => ({ profiles: listProfiles(await moderation.list()), now: presentTime() });
  if (uid === null) return list();
  const found = await moderation.compare(uid);
  if (!found) return data(await list(), { status: 404 });
  const { member, profile, approved, version } = found;
  return {
    review: {
      profile,
      approved,
      version,
      email: member.email,
      shown: profile && (await asApproved(context.get(directoryContext), profile, recordsFor({ request, context }))),
      isSuspended: member.suspendedAt !== null,
      suspendedFor: member.suspendedFor,
      isProven: member.provenAt !== null,
      isNew: !isAsApproved(member, profile),
      mayDecide: may(actor, "decide"),
      namesakes: profile ? namesakesOf(profile, context.get(publicRecordsContext)) : [],
      formKey: newId(),
    },
  };
}

export default function ProfilesPage({ loaderData, actionData = {} }: Route.ComponentProps) {
  const t = useWords(profileReviewWords);
  if ("review" in loaderData)
    return (
      <OfficePage
        title={loaderData.review.profile?.name || t.nameless}
        back={{ to: "/office/profiles", label: t.back }}
      >
        <ProfileReview review={loaderData.review} answer={actionData} />
      </OfficePage>
    );
  return (
    <OfficePage title={t.title} lead={t.lead}>
      {loaderData.profiles ? (
        <ProfileList {...loaderData} profiles={loaderData.profiles} />
      ) : (
        <p className="note">{t.notReady}</p>
      )}
      <GuideLink to="principal" />
    </OfficePage>
  );
}
