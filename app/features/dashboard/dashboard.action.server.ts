import type { Member } from "#app/features/accounts/index.server.ts";
import type { Change } from "#app/features/profiles/index.server.ts";
import { profileFields, profileForm, type WorkKind, workForm, workKinds } from "#app/features/profiles/index.ts";
import type { UploadKind } from "#app/platform/db/tables.ts";
import { check } from "#app/platform/forms/check.ts";
import type { Responder, SentForm } from "#app/platform/forms/form-route.server.tsx";
import { pick } from "#app/platform/forms/form-values.ts";
import { sessionOutcome } from "#app/platform/http/session-outcome.server.ts";
import type { TooMany } from "#app/platform/limits/limits.server.ts";
import type { DashboardDone, DashboardProblem, DashboardSection } from "./answer.ts";
import { changePassword, confirmed, sendCode } from "./confirmed.action.server.ts";
import type { FacultyServices } from "./faculty.service.server.ts";
import { type Came, type DashboardAnswered, done, problem, refused, tooMany } from "./result.ts";
import { signedIn } from "./signed-in.server.ts";
import { viewOf } from "./view.server.ts";

const statuses: Partial<Record<DashboardProblem["code"], number>> = {
  signedOut: 401,
  fileUnproven: 403,
  workGone: 404,
  listFull: 409,
  fileLarge: 413,
  profileLong: 413,
  fileKind: 415,
  tooMany: 429,
  tooSoon: 429,
  unsent: 503,
  failed: 500,
  notKept: 503,
  filesFull: 503,
};

const sections: Partial<Record<string, DashboardSection>> = {
  profile: "profile",
  draft: "profile",
  dropDraft: "profile",
  upload: "files",
  removeFile: "files",
  password: "password",
  signOutDevice: "devices",
  signOutAll: "devices",
  erase: "erase",
};

const isWorkKind = (text: string | undefined): text is WorkKind => workKinds.includes(text as WorkKind);
const isFile = (text: string | undefined): text is UploadKind => text === "photo" || text === "resume";

/** Which part of the dashboard a form belongs to. */
const sectionOf = ({ intent = "", confirms = "", list }: Record<string, string>): DashboardSection | undefined =>
  sections[intent === "send" ? confirms : intent] ?? (isWorkKind(list) ? list : undefined);

/** What is shown again. */
const shown = [...profileFields, "title", "authors", "year", "link"] as string[];

/** The form that was sent, among those of its part, with what is shown again. */
const placeOf = (values: Record<string, string>) => ({
  which: values.work || values.kind || (values.intent === "work" ? "new" : undefined),
  values: pick(values, shown),
});

/** What is told of a change. */
function changed(change: Change, ifKept: DashboardDone): Came {
  if (change === "kept") return done(ifKept);
  return problem(({ gone: "workGone", full: "listFull", long: "profileLong" } as const)[change]);
}

async function saveWork({ profiles }: FacultyServices, member: Member, kind: WorkKind, values: SentForm["values"]) {
  const checked = check(workForm, values);
  if (!checked.ok) return refused(checked.errors);
  return changed(await profiles.saveWork(member, kind, checked.fields, values.work || undefined), "workSaved");
}

async function upload({ profiles }: FacultyServices, member: Member, { values, files }: SentForm): Promise<Came> {
  const file = files.file;
  if (!file || !isFile(values.kind)) return problem("fileMissing");
  const kept = await profiles.upload(member, values.kind, new Uint8Array(await file.arrayBuffer()));
  if (kept.ok) return done("uploaded");
  return kept.reason === "tooMany" ? tooMany(kept) : problem(kept.reason);
}

/** Does what a form of the dashboard asks for, to what is the member's own. */
async function obey(faculty: FacultyServices, member: Member, sent: SentForm): Promise<Came> {
  const { accounts, profiles } = faculty;
  const { values } = sent;
  switch (values.intent) {
    case "profile": {
      const checked = check(profileForm, values);
      if (!checked.ok) return refused(checked.errors);
      return changed(await profiles.save(member, checked.fields), "saved");
    }
    case "draft": {
      const draft = Object.fromEntries(profileFields.map((name) => [name, (values[name] ?? "").slice(0, 5000)]));
      return changed(await profiles.keepDraft(member, draft), "draftKept");
    }
    case "dropDraft":
      await profiles.dropDraft(member);
      return done("draftDropped");
    case "work":
      return isWorkKind(values.list) ? saveWork(faculty, member, values.list, values) : problem("workGone");
    case "removeWork":
      if (!isWorkKind(values.list)) return problem("workGone");
      return changed(await profiles.removeWork(member, values.list, values.work ?? ""), "workRemoved");
    case "upload":
      return upload(faculty, member, sent);
    case "removeFile":
      if (isFile(values.kind)) await profiles.removeUpload(member, values.kind);
      return done("removed");
    case "password":
      return changePassword(faculty, member, sent);
    case "signOutDevice":
      if (values.device) await accounts.signOut(member, values.device);
      return done("signedOutDevice");
    case "send":
      return sections[values.confirms ?? ""] ? sendCode(faculty, member, sent) : {};
    case "signOutAll":
      return confirmed(faculty, member, sent, async () => {
        await accounts.signOutEverywhere(member);
        return { gone: "signedOut", session: null };
      });
    case "signOut":
      await accounts.signOut(member);
      return { gone: "signedOut", session: null };
    case "erase":
      return confirmed(faculty, member, sent, async () => {
        await accounts.erase(member);
        return { gone: "erased", session: null };
      });
    default:
      return {};
  }
}

/** What is shown in the place of a dashboard that was asked for too often. */
export const tooOften = ({ seconds }: TooMany): DashboardAnswered => ({ values: {}, wait: seconds });

/** Takes every form of the dashboard. */
export async function answerDashboard(sent: SentForm): Promise<DashboardAnswered> {
  const { values, session, locale, context } = sent;
  const asking = await signedIn(context, session, locale);
  const section = sectionOf(values);
  const place = { ...placeOf(values), ...(section && { section }) };
  if (!asking)
    return section ? { ...place, problem: { code: "signedOut" }, session: null } : { values: {}, gone: "signedOut" };

  // Signing out is always possible.
  const isCounted = values.intent !== "signOut";
  const allowance = isCounted ? await asking.faculty.profiles.allow(asking.member, "dashboard") : { ok: true as const };
  if (!allowance.ok)
    return section ? { ...place, problem: { code: "tooMany", seconds: allowance.seconds } } : tooOften(allowance);
  const came = await obey(asking.faculty, asking.member, sent);
  if (came.gone) return { values: {}, ...came };
  const now = await signedIn(context, came.session ?? session, locale);
  const answer = { ...place, ...(came.done && { values: {} }), ...came };
  return now
    ? { ...answer, view: await viewOf(now.faculty, now.member) }
    : { values: {}, gone: "signedOut", session: null };
}

/** How the dashboard answers. */
export const dashboardWays: Responder<DashboardAnswered> = {
  outcomeOf({ problem, session, wait }) {
    if (wait !== undefined) return sessionOutcome(429, { seconds: wait }, session);
    return sessionOutcome(problem ? (statuses[problem.code] ?? 400) : 200, problem, session);
  },
  failed({ values }, code) {
    // Whoever signs out from a shared computer is signed out there, though the session could not be ended.
    if (values.intent === "signOut") return { values: {}, gone: "signedOut", session: null };
    const section = sectionOf(values) ?? "profile";
    return { ...placeOf(values), section, problem: { code }, ...pick(values, ["ticket"]) };
  },
};
