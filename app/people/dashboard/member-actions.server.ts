import { instituteNames } from "#app/cms/content/institute.server.ts";
import { publicRecordsContext } from "#app/cms/content/public-records.server.ts";
import type { SentForm } from "#app/cms/http/form-route.server.tsx";
import type { Actor } from "#app/lib/actor.ts";
import type { UploadKind } from "#app/lib/db/tables.ts";
import { check, type FieldErrors, pick, readCode } from "#app/lib/forms/form-answer.ts";
import type { TooMany } from "#app/lib/limits/limits.server.ts";
import { mailboxFor } from "#app/lib/mail/mailbox.server.ts";
import { newPasswordForm } from "#app/lib/sign-in/password.ts";
import type {
  IdentityProof as Proof,
  ConfirmationRefused as Unconfirmed,
} from "#app/people/accounts/accounts.server.ts";
import { profileFields, profileForm, type WorkKind, workForm, workKinds } from "#app/people/profiles/profile.ts";
import type { ProfileChange } from "#app/people/profiles/profile-store.server.ts";
import type { DashboardAnswer, DashboardDone, DashboardProblem, DashboardSection } from "./dashboard-answer.ts";
import type { SignedInMember } from "./signed-in-member.server.ts";

export interface DashboardAnswered extends DashboardAnswer {
  session?: string | null;
}

export type PartResult = Pick<
  DashboardAnswered,
  "done" | "gone" | "problem" | "errors" | "session" | "ticket" | "mailbox"
>;

const done = (code: DashboardDone): PartResult => ({ done: code });
const problem = (code: Exclude<DashboardProblem["code"], "tooMany" | "tooSoon">): PartResult => ({
  problem: { code },
});
const refusedFields = (errors: FieldErrors): PartResult => ({ problem: { code: "fields" }, errors });
const tooMany = ({ seconds }: TooMany): PartResult => ({ problem: { code: "tooMany", seconds } });

function changed(change: ProfileChange, ifKept: DashboardDone): PartResult {
  if (change === "kept") return done(ifKept);
  return problem(({ gone: "workGone", full: "listFull", long: "profileLong", changed: "changed" } as const)[change]);
}

export interface MemberRequest extends SignedInMember {
  actor: Actor;
}

type PartAction = (asking: MemberRequest, sent: SentForm) => Promise<PartResult>;

interface PartActions {
  part?: DashboardSection | ((values: SentForm["values"]) => DashboardSection | undefined);
  actions: Record<string, PartAction>;
}

const minute = 60;

function proofIn({ ticket, otp = "", current = "" }: SentForm["values"]): Proof | FieldErrors {
  if (ticket) {
    const typed = readCode(otp);
    return typed.ok ? { ticket, code: typed.code } : { otp: { code: typed.reason } };
  }
  return current ? { current } : { current: { code: "missing" } };
}
const isProof = (proof: Proof | FieldErrors): proof is Proof =>
  Object.values(proof).every((each) => typeof each === "string");

function unconfirmed(refusal: Unconfirmed, { values: { ticket } }: SentForm): PartResult {
  const kept = ticket ? { ticket } : {};
  if (refusal.reason === "tooMany") return { ...tooMany(refusal), ...kept };
  const field = refusal.reason === "wrongCode" ? "otp" : "current";
  return { ...refusedFields({ [field]: { code: refusal.reason } }), ...kept };
}

async function confirmed(
  { accounts, member, actor }: MemberRequest,
  sent: SentForm,
  work: () => Promise<PartResult>,
): Promise<PartResult> {
  const proof = proofIn(sent.values);
  if (!isProof(proof)) return { ...refusedFields(proof), ...pick(sent.values, ["ticket"]) };
  const answer = await accounts.confirm(member, proof, actor);
  return answer.ok ? work() : unconfirmed(answer, sent);
}

export async function sendCode({ accounts, member, actor }: MemberRequest, sent: SentForm): Promise<PartResult> {
  const mailed = await accounts.sendCode(member, actor);
  if (mailed.ok) {
    return { ...done("codeSent"), ticket: mailed.ticket, ...mailboxFor(sent.context) };
  }
  if (mailed.reason === "unsent") return problem("unsent");
  const { seconds } = mailed;
  // The code mailed a moment ago can still be entered.
  return { problem: { code: seconds <= minute ? "tooSoon" : "tooMany", seconds }, ...pick(sent.values, ["ticket"]) };
}

async function changePassword(
  { accounts, profiles, member, actor }: MemberRequest,
  sent: SentForm,
): Promise<PartResult> {
  const { values } = sent;
  const { profile } = await profiles.read(member);
  const proof = proofIn(values);
  const names = instituteNames(sent.context.get(publicRecordsContext));
  const checked = check(newPasswordForm([member.email, profile.name, profile.department, ...names]), values);
  if (!isProof(proof) || !checked.ok) {
    const errors = { ...(!isProof(proof) && proof), ...(!checked.ok && checked.errors) };
    return { ...refusedFields(errors), ...pick(values, ["ticket"]) };
  }
  const changed = await accounts.changePassword(member, { ...proof, ...checked.fields }, actor);
  if (changed.ok) return { done: "passwordChanged", session: changed.session };
  if (changed.reason !== "passwordRefused") return unconfirmed(changed, sent);
  const { reason: code, said } = changed;
  return { problem: { code, ...(said && { said }) } };
}

export const passwordActions: PartActions = { part: "password", actions: { password: changePassword } };

export const devicesActions: PartActions = {
  part: "devices",
  actions: {
    async signOutDevice({ accounts, member }, { values }) {
      if (values.device) await accounts.signOut(member, values.device);
      return done("signedOutDevice");
    },
    signOutAll: (asking, sent) =>
      confirmed(asking, sent, async () => {
        await asking.accounts.signOutEverywhere(asking.member);
        return { gone: "signedOut", session: null };
      }),
  },
};

export const signOutActions: PartActions = {
  actions: {
    async signOut({ accounts, member }) {
      await accounts.signOut(member);
      return { gone: "signedOut", session: null };
    },
  },
};

export const eraseActions: PartActions = {
  part: "erase",
  actions: {
    erase: (asking, sent) =>
      confirmed(asking, sent, async () => {
        const isDone = await asking.accounts.erase(asking.member);
        return { gone: isDone ? "erased" : "erasing", session: null };
      }),
  },
};

/** Longest field of a draft, in characters: more than any field accepts. */
const longestDraft = 5000;

export const profileActions: PartActions = {
  part: "profile",
  actions: {
    async profile({ profiles, member }, { values }) {
      const checked = check(profileForm, values);
      if (!checked.ok) return refusedFields(checked.errors);
      return changed(await profiles.save(member, checked.fields), "saved");
    },
    async draft({ profiles, member }, { values }) {
      const draft = Object.fromEntries(
        profileFields.map((name) => [name, (values[name] ?? "").slice(0, longestDraft)]),
      );
      return changed(await profiles.keepDraft(member, draft), "draftKept");
    },
    async dropDraft({ profiles, member }) {
      await profiles.dropDraft(member);
      return done("draftDropped");
    },
  },
};

const isWorkKind = (text: string | undefined): text is WorkKind => workKinds.includes(text as WorkKind);

export const worksActions: PartActions = {
  part: ({ list }) => (isWorkKind(list) ? list : undefined),
  actions: {
    async work({ profiles, member }, { values }) {
      const { list, work } = values;
      if (!isWorkKind(list)) return problem("workGone");
      const checked = check(workForm, values);
      if (!checked.ok) return refusedFields(checked.errors);
      return changed(await profiles.saveWork(member, list, checked.fields, work || undefined), "workSaved");
    },
    async removeWork({ profiles, member }, { values }) {
      const { list, work = "" } = values;
      if (!isWorkKind(list)) return problem("workGone");
      return changed(await profiles.removeWork(member, list, work), "workRemoved");
    },
  },
};

const isUploadKind = (text: string | undefined): text is UploadKind => text === "photo" || text === "resume";

export const filesActions: PartActions = {
  part: "files",
  actions: {
    async upload({ profiles, member }, { values, files }) {
      const { file } = files;
      if (!file || !isUploadKind(values.kind)) return problem("fileMissing");
      const kept = await profiles.upload(member, values.kind, new Uint8Array(await file.arrayBuffer()));
      if (kept.ok) return done("uploaded");
      return kept.reason === "tooMany" ? tooMany(kept) : problem(kept.reason);
    },
    async removeFile({ profiles, member }, { values }) {
      if (isUploadKind(values.kind)) await profiles.removeUpload(member, values.kind);
      return done("removed");
    },
  },
};
