import { type Responder, type SentForm, sessionOutcome } from "#app/cms/http/form-route.server.tsx";
import { pick } from "#app/lib/forms/form-answer.ts";
import type { TooMany } from "#app/lib/limits/limits.server.ts";
import { log } from "#app/log.server.ts";
import { ServiceError } from "#app/people/accounts/ports.server.ts";
import { profileFields } from "#app/people/profiles/profile.ts";
import type { DashboardProblem, DashboardSection } from "./dashboard-answer.ts";
import {
  type DashboardAnswered,
  devicesActions,
  eraseActions,
  filesActions,
  type MemberRequest,
  type PartResult,
  passwordActions,
  profileActions,
  sendCode,
  signOutActions,
  worksActions,
} from "./member-actions.server.ts";
import { dashboardViewOf, signedIn, signedInContext } from "./signed-in-member.server.ts";

const statuses: Partial<Record<DashboardProblem["code"], number>> = {
  signedOut: 401,
  fileUnproven: 403,
  workGone: 404,
  listFull: 409,
  changed: 409,
  fileLarge: 413,
  profileLong: 413,
  fileKind: 415,
  tooMany: 429,
  tooSoon: 429,
  unsent: 503,
  failed: 500,
  notKept: 503,
  unsure: 504,
  filesFull: 503,
};

const parts = [
  profileActions,
  worksActions,
  filesActions,
  passwordActions,
  devicesActions,
  eraseActions,
  signOutActions,
];

const confirmable = ["password", "signOutAll", "erase"];

const actionsOf = (intent = "") => parts.find(({ actions }) => Object.hasOwn(actions, intent));

/** For a request for a code, the part of the form that the code confirms. */
function sectionOf(values: SentForm["values"]): DashboardSection | undefined {
  const { intent, confirms = "" } = values;
  if (intent === "send" && !confirmable.includes(confirms)) return undefined;
  const part = actionsOf(intent === "send" ? confirms : intent)?.part;
  return typeof part === "function" ? part(values) : part;
}

const refilledFields = [...profileFields, "title", "authors", "year", "link", "otp"] as string[];

const placeOf = (values: Record<string, string>) => ({
  which: values.work || values.kind || (values.intent === "work" ? "new" : undefined),
  values: pick(values, refilledFields),
});

async function run(asking: MemberRequest, sent: SentForm): Promise<PartResult> {
  const { values } = sent;
  if (values.intent === "send") return sectionOf(values) ? sendCode(asking, sent) : {};
  return actionsOf(values.intent)?.actions[values.intent ?? ""]?.(asking, sent) ?? {};
}

export const tooOften = ({ seconds }: TooMany): DashboardAnswered => ({ values: {}, wait: seconds });

export async function answerDashboard(sent: SentForm): Promise<DashboardAnswered> {
  const { values, context } = sent;
  const { session, locale } = sent.actor;
  const asking = await signedIn(context, session, locale);
  const section = sectionOf(values);
  const place = { ...placeOf(values), ...(section && { section }) };
  if (!asking)
    return section ? { ...place, problem: { code: "signedOut" }, session: null } : { values: {}, gone: "signedOut" };

  // Signing out is always possible.
  const isCounted = values.intent !== "signOut";
  const allowance = isCounted ? await asking.profiles.allow(asking.member, "dashboard") : { ok: true as const };
  if (!allowance.ok)
    return section ? { ...place, problem: { code: "tooMany", seconds: allowance.seconds } } : tooOften(allowance);
  const actor = { ...sent.actor, role: "member" as const, uid: asking.member.uid };
  const result = await run({ ...asking, actor }, sent).catch((error): PartResult => {
    if (!(error instanceof ServiceError)) throw error;
    log.error({ error }, "a form of the dashboard could not be taken");
    return { problem: { code: error.isOpen ? "unsure" : "notKept" } };
  });
  if (result.gone) return { values: {}, ...result };
  const now = await signedIn(context, result.session ?? session, locale);
  const answer = { ...place, ...(result.done && { values: {} }), ...result };
  if (!now) return { values: {}, gone: "signedOut", session: null };
  context.set(signedInContext, now);
  // The action has taken effect, even if the dashboard cannot be read again.
  const view = await dashboardViewOf(now).catch((error) => {
    if (!(error instanceof ServiceError) || !section) throw error;
    log.error({ error }, "the dashboard could not be read");
  });
  return { ...answer, ...(view ? { view } : { values: place.values }) };
}

export const dashboardResponder: Responder<DashboardAnswered> = {
  outcomeOf({ problem, session, wait }) {
    if (wait !== undefined) return sessionOutcome(429, { seconds: wait }, session);
    return sessionOutcome(problem ? (statuses[problem.code] ?? 400) : 200, problem, session);
  },
  failed({ values }, code) {
    // A member signing out on a shared computer loses the cookie even if the session could not be ended.
    if (values.intent === "signOut") return { values: {}, gone: "signedOut", session: null };
    const section = sectionOf(values) ?? "profile";
    return { ...placeOf(values), section, problem: { code }, ...pick(values, ["ticket"]) };
  },
};
