import { createContext } from "react-router";
import {
  confirmSubmission,
  insertSubmission,
  newReference,
  rowOf,
  submissionById,
  unconfirmedOf,
} from "#app/features/submissions/index.server.ts";
import type { Origin, SubmissionRefusal } from "#app/features/submissions/index.ts";
import type { Actor } from "#app/platform/actor.ts";
import {
  type CodeMail,
  type NewCode,
  mailNewCode,
  sendNewCode,
  storeNewCode,
} from "#app/platform/codes/code-mail.server.ts";
import { codeOf } from "#app/platform/codes/codes.rows.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { Submission } from "#app/platform/db/tables.ts";
import { inLocale } from "#app/platform/i18n/locale.ts";
import { emailKey } from "#app/platform/limits/email-key.ts";
import type { PlatformServices } from "#app/platform/services.server.ts";
import { type EnquiryFields, enquiryDetails } from "./schema.ts";

type Sending = { ok: true; ticket: string; isLate?: boolean } | SubmissionRefusal;

export interface Enquiries {
  /** The same enquiry sent twice within a minute is stored once. */
  submit: (fields: EnquiryFields, actor: Actor, origin?: Origin) => Promise<Sending>;
  resend: (ticket: string, actor: Actor) => Promise<Sending>;
  /** Confirmed or not; `isInTime` while its code is valid. */
  behind: (ticket: string) => Promise<{ enquiry: Submission; isInTime: boolean } | undefined>;
  confirm: (
    ticket: string,
    code: string,
    actor: Actor,
  ) => Promise<{ ok: true; reference: string; isMinor: boolean } | SubmissionRefusal>;
}

/** Milliseconds within which two posts of the same form are duplicates. */
const sameWithin = 60_000;

const wrongCode: SubmissionRefusal = { ok: false, reason: "wrongCode" };

export function createEnquiries(platform: PlatformServices & { codeMail: CodeMail; siteUrl: string }): Enquiries {
  const { db, locks, codes, codeMail, limits, outbox, secret, now, siteUrl } = platform;

  /** By content: a second press of the button waits for the result of the first. */
  const underWay = new Map<string, Promise<Sending>>();

  async function sameTicket(fields: EnquiryFields): Promise<string | undefined> {
    const wanted = Object.entries(enquiryDetails(fields));
    const others = await unconfirmedOf(db, emailKey(fields.email), now() - sameWithin);
    return others.find((other) => wanted.every(([name, value]) => other[name as keyof Submission] === value))?.ticket;
  }

  const budgetOf = (email: string, { address }: Actor) => ({ purpose: "enquiry", email, address }) as const;

  const deliveryTo =
    ({ locale }: Actor) =>
    ({ ticket, code }: NewCode) => {
      const link = `${siteUrl}${inLocale("/", locale)}?ticket=${ticket}#enquiry`;
      return { locale, code, link };
    };

  async function storeNew(fields: EnquiryFields, actor: Actor, origin?: Origin) {
    const known = await sameTicket(fields);
    if (known) return { ok: true, ticket: known } as const;
    const budget = budgetOf(fields.email, actor);
    const allowance = await codeMail.allow(budget);
    if (!allowance.ok) return allowance;
    const row = rowOf("enquiry", enquiryDetails(fields), actor.locale, now(), origin);
    const made = await storeNewCode(platform, budget, async (tx) => {
      await insertSubmission(tx, row);
      return codes.issue(tx, { purpose: "enquiry", emailKey: emailKey(fields.email), resourceId: row.id });
    });
    return { made };
  }

  /** Locked by sender and text: another process may get a second press of the button, and must not refuse it. */
  async function submitNew(fields: EnquiryFields, actor: Actor, origin?: Origin): Promise<Sending> {
    const whose = secret.hmac(`enquiry:${JSON.stringify(fields)}`);
    const stored = await locks.run(["enquiry", whose], () => storeNew(fields, actor, origin));
    if (!("made" in stored)) return stored;
    return mailNewCode(platform, budgetOf(fields.email, actor), stored.made, deliveryTo(actor));
  }

  async function behind(ticket: string) {
    const code = await codeOf(db, ticket, "enquiry");
    const enquiry = code?.resourceId ? await submissionById(db, code.resourceId) : undefined;
    return enquiry && { enquiry, isInTime: (code?.expiresAt ?? 0) > now() };
  }

  return {
    submit(fields, actor, origin) {
      const key = JSON.stringify(fields);
      const current = underWay.get(key) ?? submitNew(fields, actor, origin).finally(() => underWay.delete(key));
      underWay.set(key, current);
      return current;
    },

    async resend(ticket, actor) {
      const { enquiry } = (await behind(ticket)) ?? {};
      if (enquiry?.status !== "unconfirmed" || !enquiry.email) return wrongCode;
      const { email, id: resourceId } = enquiry;
      const budget = budgetOf(email, actor);
      const allowance = await codeMail.allow(budget);
      if (!allowance.ok) return allowance;
      const make = (db: Db) => codes.issue(db, { purpose: "enquiry", emailKey: emailKey(email), resourceId });
      return sendNewCode(platform, budget, make, deliveryTo(actor));
    },

    behind,

    async confirm(ticket, code, actor) {
      const allowance = await limits.consume(["checksOfAddress", actor.address]);
      if (!allowance.ok) return allowance;
      const reference = newReference("enquiry");
      const confirmed = await db.transaction().execute(async (tx) => {
        const resourceId = (await codes.redeem(tx, "enquiry", ticket, code))?.resourceId;
        const enquiry = resourceId && (await confirmSubmission(tx, resourceId, reference, now()));
        if (!enquiry) return undefined;
        await outbox.add(tx, [
          { kind: "office-new", resourceId },
          { kind: "confirmation", resourceId },
        ]);
        return enquiry;
      });
      if (!confirmed) return wrongCode;
      outbox.notify();
      return { ok: true, reference, isMinor: confirmed.isMinor === 1 };
    },
  };
}

export const enquiriesContext = createContext<Enquiries>();
