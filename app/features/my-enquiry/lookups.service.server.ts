import { createContext } from "react-router";
import { insertNote } from "#app/features/inbox/index.server.ts";
import {
  changeSubmission,
  erasedMails,
  eraseOfSender,
  lockedSubmission,
  lockGroups,
  plainReference,
  submissionByReference,
  submissionGroupOf,
  submissionOf,
} from "#app/features/submissions/index.server.ts";
import { type Details, isUnconfirmedCall, keysOf, type SubmissionRefusal } from "#app/features/submissions/index.ts";
import type { Actor } from "#app/platform/actor.ts";
import type { CodeMail } from "#app/platform/codes/code-mail.server.ts";
import type { Submission } from "#app/platform/db/tables.ts";
import { phoneKeyOf } from "#app/platform/i18n/phone.ts";
import { emailKey } from "#app/platform/limits/email-key.ts";
import { mailboxKey } from "#app/platform/limits/mailbox-key.ts";
import type { PlatformServices } from "#app/platform/services.server.ts";
import type { LookedUp } from "./schema.ts";

/** For a person who has the reference of a submission and access to its mailbox. */
export interface Lookups {
  /** Mails a code if reference and address match; the response is the same if not. */
  ask: (reference: string, email: string, actor: Actor) => Promise<{ ok: true; ticket: string } | SubmissionRefusal>;
  /** The pass is valid for half an hour. */
  open: (ticket: string, code: string, actor: Actor) => Promise<{ ok: true; pass: string } | SubmissionRefusal>;
  /** With the group's state only if all of the group have the same address: the pass proves no other address. */
  read: (pass: string) => Promise<LookedUp | undefined>;
  /** If a valid pass opens nothing, its submission was erased. */
  isValid: (pass: string) => boolean;
  /** Replaces all fields except the address, and notifies the office; does nothing if they are the same. */
  correct: (submission: Submission, details: Details) => Promise<{ ok: true; isChanged: boolean } | SubmissionRefusal>;
  /** Erases those merged with it from the same address too, and notifies the office and the visitor. */
  erase: (submission: Submission) => Promise<void>;
  /**
   * Erases a request to be called while the office has not spoken with anybody, for a person who has the reference and
   * the end of the number; the response is the same if there is none. A number whose owner did not ask stays, so that
   * it is not called.
   */
  withdraw: (reference: string, lastDigits: string, actor: Actor) => Promise<{ ok: true } | SubmissionRefusal>;
  /** Waits for codes that are still being mailed. */
  settled: () => Promise<void>;
}

const stateFields = ({ status, stateSince, dueOn, closedFor, passedTo, owner }: Submission) => ({
  status,
  stateSince,
  dueOn,
  closedFor,
  passedTo,
  owner,
});

const hiddenState = {
  status: "new",
  dueOn: null,
  closedFor: null,
  passedTo: null,
  owner: null,
  isJoinedWithOthers: true,
} as const;

const correctable = ["name", "hscPercentage", "phone", "text", "guardianName", "guardianPhone"] as const;

/** In milliseconds. */
const passLife = 30 * 60_000;

export function createLookups(platform: PlatformServices & { codeMail: CodeMail }): Lookups {
  const { db, codes, codeMail, limits, outbox, secret, now } = platform;
  const mails = new Set<Promise<unknown>>();

  function underWay(mail: Promise<unknown>): void {
    mails.add(mail);
    void mail.finally(() => mails.delete(mail));
  }

  /** Anyone can enter a stranger's address in forms and get references to it: such mailboxes get few codes in total. */
  async function mayBeMailed({ confirmedAt }: Submission, email: string): Promise<boolean> {
    if (confirmedAt !== null) return true;
    return (await limits.consume(["codesOfEmail", `claimed:${mailboxKey(email)}`], ["codesOfAll", "visitors"])).ok;
  }

  return {
    async settled() {
      await Promise.all(mails);
    },

    async ask(typed, email, { address, locale }) {
      // Invented references use nothing of the owner's limit, and nothing is mailed for them.
      const reference = plainReference(typed);
      const allowance = await codeMail.allow({ purpose: "lookup", email, address, scope: reference });
      if (!allowance.ok) return allowance;
      const key = emailKey(email);
      const submission = await submissionOf(db, reference, key);
      const { ticket, code } = await db
        .transaction()
        .execute((tx) => codes.issue(tx, { purpose: "lookup", emailKey: key, resourceId: submission?.id ?? null }));
      // Not awaited, and rendered in any case, so that the response time reveals as little as possible.
      const delivery = { purpose: "lookup" as const, email: submission?.email ?? email, locale, code };
      if (submission && (await mayBeMailed(submission, email))) underWay(codeMail.send(delivery));
      else codeMail.pretend(delivery);
      return { ok: true, ticket };
    },

    async open(ticket, code, { address }) {
      const allowance = await limits.consume(["checksOfAddress", address]);
      if (!allowance.ok) return allowance;
      const redeemed = await db.transaction().execute((tx) => codes.redeem(tx, "lookup", ticket, code));
      if (!redeemed?.resourceId) return { ok: false, reason: "wrongCode" };
      return { ok: true, pass: secret.sign("lookup", redeemed.resourceId, now() + passLife) };
    },

    async read(pass) {
      const id = secret.verify("lookup", pass, now());
      const group = id === undefined ? [] : await submissionGroupOf(db, id);
      const own = group.find((each) => each.id === id);
      const kept = group.find(({ mergedInto }) => mergedInto === null);
      if (!own || !kept) return undefined;
      const isSender = group.every(({ emailKey }) => emailKey !== null && emailKey === own.emailKey);
      return { ...own, ...(isSender || group.length === 1 ? stateFields(kept) : hiddenState) };
    },

    isValid: (pass) => secret.verify("lookup", pass, now()) !== undefined,

    async correct(submission, { email: _kept, ...details }) {
      const allowance = await limits.consume(["formsOfEmail", `correct:${submission.id}`]);
      if (!allowance.ok) return allowance;
      const { id } = submission;
      const outcome = await db.transaction().execute(async (tx) => {
        const stored = await lockedSubmission(tx, id);
        if (!stored) return { ok: false, reason: "erased" } as const;
        const changed = correctable.filter((field) => details[field] !== stored[field]);
        if (changed.length === 0) return { ok: true, isChanged: false } as const;
        const isSameGuardian =
          details.guardianName === stored.guardianName && details.guardianPhone === stored.guardianPhone;
        const unconfirmed = isSameGuardian ? {} : { guardianConfirmedAt: null };
        const compared = keysOf({ ...details, email: stored.email });
        await changeSubmission(tx, "id", id, { ...details, ...compared, ...unconfirmed, changedAt: now() });
        const line = { submissionId: id, kind: "corrected", by: "", byName: "", at: now() } as const;
        await insertNote(tx, { ...line, text: changed.join(",") });
        await outbox.add(tx, [{ kind: "office-corrected", resourceId: id }]);
        return { ok: true, isChanged: true } as const;
      });
      outbox.notify();
      return outcome;
    },

    async erase({ id }) {
      await db.transaction().execute(async (tx) => {
        await outbox.add(tx, (await eraseOfSender(tx, id)).flatMap(erasedMails));
      });
      outbox.notify();
    },

    async withdraw(typed, lastDigits, { address }) {
      const reference = plainReference(typed);
      const allowance = await limits.consume(["checksOfAddress", address], ["withdrawalsOfReference", reference]);
      if (!allowance.ok) return allowance;
      await db.transaction().execute(async (tx) => {
        await lockGroups(tx);
        const asked = await submissionByReference(tx, reference);
        if (!asked || !isUnconfirmedCall(asked) || asked.closedFor === "didNotAsk") return;
        if (!phoneKeyOf(asked.phone)?.endsWith(lastDigits)) return;
        await outbox.add(tx, (await eraseOfSender(tx, asked.id)).flatMap(erasedMails));
      });
      outbox.notify();
      return { ok: true };
    },
  };
}

export const lookupsContext = createContext<Lookups>();
