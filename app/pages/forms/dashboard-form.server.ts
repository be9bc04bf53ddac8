import { newPasswordForm } from "#app/forms/account.ts";
import type { FieldErrors } from "#app/forms/answer.ts";
import { check } from "#app/forms/check.ts";
import type {
  DashboardAnswer,
  DashboardDone,
  DashboardProblem,
  DashboardSection,
} from "#app/forms/dashboard-answer.ts";
import { profileFields, profileForm, type WorkKind, workForm, workKinds } from "#app/forms/profile.ts";
import type { Member } from "#app/services/accounts.server.ts";
import type { Proof, Unconfirmed } from "#app/services/confirmations.server.ts";
import type { FacultyServices } from "#app/services/faculty.server.ts";
import type { Caller } from "#app/services/faculty-ground.server.ts";
import type { TooMany } from "#app/services/limits.server.ts";
import type { Change } from "#app/services/profile-documents.server.ts";
import { services } from "#app/services/services.server.ts";
import type { UploadKind } from "#app/store/tables.ts";
import { signedIn } from "../signed-in.server.ts";
import { viewOf } from "./dashboard-view.server.ts";
import type { SentForm, Ways } from "./form-route.server.tsx";
import { picked, plainCode } from "./form-values.ts";
import { mailboxFor } from "./mailbox-for.server.ts";
import { sessionOutcome } from "./session-outcome.server.ts";

/** The answer, and what becomes of the browser's session: another one, or none. */
export interface DashboardAnswered extends DashboardAnswer {
  session?: string | null;
}

/** What came of a form, before the dashboard is drawn around it. */
type Came = Pick<DashboardAnswered, "done" | "gone" | "problem" | "errors" | "session" | "ticket" | "mailbox">;

const minute = 60;

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
  values: picked(values, shown),
});

const done = (code: DashboardDone): Came => ({ done: code });
const problem = (code: Exclude<DashboardProblem["code"], "tooMany" | "tooSoon">): Came => ({ problem: { code } });
const refused = (errors: FieldErrors): Came => ({ problem: { code: "fields" }, errors });
const tooMany = ({ seconds }: TooMany): Came => ({ problem: { code: "tooMany", seconds } });

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

const callerOf = ({ visitor, locale, userAgent }: SentForm): Caller => ({
  address: visitor.address,
  locale,
  userAgent,
});

/** How a form shows that its member sent it, or which field is missing for that. */
function proofIn({ ticket, otp = "", current = "" }: SentForm["values"]): Proof | FieldErrors {
  if (ticket) {
    const code = plainCode(otp);
    return code ? { ticket, code } : { otp: { code: "missing" } };
  }
  return current ? { current } : { current: { code: "missing" } };
}
const isProof = (proof: Proof | FieldErrors): proof is Proof =>
  Object.values(proof).every((each) => typeof each === "string");

function unconfirmed(refusal: Unconfirmed, { values: { ticket } }: SentForm): Came {
  const kept = ticket ? { ticket } : {};
  if (refusal.reason === "tooMany") return { ...tooMany(refusal), ...kept };
  const field = refusal.reason === "wrongCode" ? "otp" : "current";
  return { ...refused({ [field]: { code: refusal.reason } }), ...kept };
}

/** Does something once the form has shown that its member sent it. */
async function confirmed(faculty: FacultyServices, member: Member, sent: SentForm, work: () => Promise<Came>) {
  const proof = proofIn(sent.values);
  if (!isProof(proof)) return { ...refused(proof), ...picked(sent.values, ["ticket"]) };
  const answer = await faculty.accounts.confirm(member, proof, callerOf(sent));
  return answer.ok ? work() : unconfirmed(answer, sent);
}

/** Mails a code by which one of the forms is confirmed. */
async function sendCode({ accounts }: FacultyServices, member: Member, sent: SentForm): Promise<Came> {
  const mailed = await accounts.sendCode(member, callerOf(sent));
  if (mailed.ok) {
    const { mailFolder } = await services();
    return { ...done("codeSent"), ticket: mailed.ticket, ...mailboxFor(sent.visitor, mailFolder) };
  }
  if (mailed.reason === "unsent") return problem("unsent");
  const { seconds } = mailed;
  // The code that went out a moment ago can still be entered.
  return { problem: { code: seconds <= minute ? "tooSoon" : "tooMany", seconds }, ...picked(sent.values, ["ticket"]) };
}

async function changePassword({ accounts, profiles }: FacultyServices, member: Member, sent: SentForm): Promise<Came> {
  const { values } = sent;
  const { profile } = await profiles.read(member);
  const proof = proofIn(values);
  const checked = check(newPasswordForm([member.email, profile.name, profile.department]), values);
  if (!isProof(proof) || !checked.ok) {
    const errors = { ...(!isProof(proof) && proof), ...(!checked.ok && checked.errors) };
    return { ...refused(errors), ...picked(values, ["ticket"]) };
  }
  const changed = await accounts.changePassword(member, { ...proof, ...checked.fields }, callerOf(sent));
  return changed.ok ? { done: "passwordChanged", session: changed.session } : unconfirmed(changed, sent);
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
  const { values, session, locale } = sent;
  const asking = await signedIn(session, locale);
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
  const now = await signedIn(came.session ?? session, locale);
  const answer = { ...place, ...(came.done && { values: {} }), ...came };
  return now
    ? { ...answer, view: await viewOf(now.faculty, now.member) }
    : { values: {}, gone: "signedOut", session: null };
}

/** How the dashboard answers. */
export const dashboardWays: Ways<DashboardAnswered> = {
  outcomeOf({ problem, session, wait }) {
    if (wait !== undefined) return sessionOutcome(429, { seconds: wait }, session);
    return sessionOutcome(problem ? (statuses[problem.code] ?? 400) : 200, problem, session);
  },
  failed({ values }) {
    // Whoever signs out from a shared computer is signed out there, though the session could not be ended.
    if (values.intent === "signOut") return { values: {}, gone: "signedOut", session: null };
    const section = sectionOf(values) ?? "profile";
    return { ...placeOf(values), section, problem: { code: "notKept" }, ...picked(values, ["ticket"]) };
  },
};
