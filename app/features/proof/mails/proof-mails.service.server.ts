import { keepProof, lastMailedSeq } from "#app/features/proof/proofs.rows.server.ts";
import { proofRecords } from "#app/features/proof/records.server.ts";
import type { StaffRole } from "#app/platform/actor.ts";
import { indiaTime } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Outbox } from "#app/platform/mail/outbox.service.server.ts";
import type { Publications } from "#app/platform/publications/publications.server.ts";
import { type Repeated, repeat } from "#app/platform/repeat.server.ts";
import type { PlatformServices } from "#app/platform/services.server.ts";
import type { ProofMailDetails } from "./proof-email.ts";

/** Indian time. The mail covers the day; what an earlier day left goes out at once. */
const evening = "19:00";

export interface ProofMailParts extends Pick<PlatformServices, "db" | "records" | "now"> {
  publications: Pick<Publications, "head" | "next">;
  people: () => Promise<{ role: StaffRole; locale: Locale; suspendedAt: number | null }[]>;
  outbox: Pick<Outbox, "add" | "notify">;
}

/** Mails once on a day with new entries, whichever process calls. */
export function createProofMails({ db, publications, people, outbox, records, now }: ProofMailParts) {
  /** The principal's language: the language of the recipients is not known. */
  async function language(): Promise<Locale> {
    const isPrincipal = (await people()).find(({ role, suspendedAt }) => role === "principal" && suspendedAt === null);
    return isPrincipal?.locale ?? "mr";
  }

  return async (): Promise<void> => {
    const { recipients } = records().in("en").of(proofRecords).proofMail;
    if (recipients.length === 0) return;
    const { day, clock } = indiaTime(now());
    const [head, mailed] = [await publications.head(), await lastMailedSeq(db)];
    const first = await publications.next(mailed);
    if (!head || !first) return;
    if (clock < evening && indiaTime(Date.parse(first.at)).day === day) return;
    const { seq, hash } = head;
    const locale = await language();
    const mails = recipients.map(({ name, email }) => {
      const details: ProofMailDetails = { email, name, locale, seq, hash, day, count: seq - first.seq + 1 };
      return { kind: "proof" as const, details };
    });
    await db.transaction().execute(async (tx) => {
      const row = { id: `mailed ${day}`, what: "mailed" as const, at: now(), seq, digest: hash };
      const isFirst = await keepProof(tx, { ...row, recipients: mails.length, page: null, status: null });
      if (isFirst) await outbox.add(tx, mails);
    });
    outbox.notify();
  };
}

export const mailProofEveryMinute = (look: () => Promise<void>): Repeated =>
  repeat(look, { every: 60_000, failed: "the newest entry of the publication log could not be mailed" });
