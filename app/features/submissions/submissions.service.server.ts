import { createContext } from "react-router";
import { newId } from "#app/platform/codes/codes.service.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { Kind, SubmissionRow } from "#app/platform/db/tables.ts";
import { latinDigits } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { emailKey } from "#app/platform/limits/email-key.ts";
import type { TooMany } from "#app/platform/limits/limits.server.ts";
import { mailboxKey } from "#app/platform/limits/mailbox-key.ts";
import type { PlatformServices } from "#app/platform/services.server.ts";
import { consentVersion } from "./consent.ts";
import type { Details } from "./details.ts";
import { newReference } from "./reference.server.ts";
import { insertSubmission, referenceOfSame } from "./submissions.rows.server.ts";

/** Who sends something: the internet address, for limits alone, and the language. */
export interface Sender {
  address: string;
  locale: Locale;
}

/** A new row of what was sent; unconfirmed until it is given a reference. */
export function rowOf(kind: Kind, details: Details, locale: Locale, now: number): SubmissionRow {
  return {
    id: newId(),
    kind,
    reference: null,
    status: "unconfirmed",
    locale,
    ...details,
    emailKey: details.email && emailKey(details.email),
    guardianConfirmedAt: null,
    consentVersion,
    createdAt: now,
    confirmedAt: null,
    changedAt: null,
  };
}

/** Milliseconds within which the same form is one: its answer was lost, or the button pressed twice. */
const sameWithin = 10 * 60_000;

/** Keeps what needs no code. */
export interface Submissions {
  /** Keeps a form and gives its reference. The same form sent again within ten minutes is one, with one reference. */
  keep: (kind: Kind, details: Details, sender: Sender) => Promise<{ ok: true; reference: string } | TooMany>;
}

/** Puts together what keeps applications and feedback: the record and its mails in one transaction. */
export function createSubmissions({ db, limits, outbox, now }: PlatformServices): Submissions {
  return {
    async keep(kind, details, { address, locale }) {
      const draft = rowOf(kind, details, locale, now());
      const { email, phone } = draft;
      const same = (rows: Db) => referenceOfSame(rows, draft, now() - sameWithin);
      const before = await same(db);
      if (before) return { ok: true, reference: before };
      const whose = `${kind}:${email ? mailboxKey(email) : latinDigits(phone ?? "").replace(/\D/g, "")}`;
      const allowance = await limits.consume(["formsOfAddress", `${address} ${kind}`], ["formsOfEmail", whose]);
      if (!allowance.ok) return allowance;
      // Anyone may write any address into the form, so it gets few mails a day, and strangers get few in all.
      const isTold =
        email &&
        (await limits.consume(["confirmationsOfEmail", mailboxKey(email)], ["confirmationsOfAll", "visitors"])).ok;
      const reference = newReference(kind);
      const row = { ...draft, status: "new" as const, reference };
      const kept = await db.transaction().execute(async (rows) => {
        // The same form may have come twice at once.
        const known = await same(rows);
        if (known) return known;
        await insertSubmission(rows, row);
        const subject = row.id;
        await outbox.add(rows, [
          { kind: "office-new", subject },
          ...(isTold ? [{ kind: "confirmation" as const, subject }] : []),
        ]);
        return reference;
      });
      outbox.notify();
      return { ok: true, reference: kept };
    },
  };
}

/** Where pages find it. */
export const submissionsContext = createContext<Submissions>();
