import { createContext } from "react-router";
import type { Actor } from "#app/platform/actor.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import { lockInTransaction } from "#app/platform/db/locks.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { Kind, SubmissionRow } from "#app/platform/db/tables.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Count, TooMany } from "#app/platform/limits/limits.server.ts";
import { mailboxKey } from "#app/platform/limits/mailbox-key.ts";
import { networkOf } from "#app/platform/limits/network.ts";
import type { PlatformServices } from "#app/platform/services.server.ts";
import { isCallSettled } from "./call-backs.rows.server.ts";
import { consentVersion } from "./consent.ts";
import type { Details } from "./details.ts";
import { keysOf } from "./keys.ts";
import { fromSite, type Origin } from "./origin.ts";
import { newReference } from "./reference.server.ts";
import { insertSubmission, referenceOfSame } from "./submissions.rows.server.ts";

const initialCaseFields = {
  closedFor: null,
  passedTo: null,
  dueOn: null,
  dueAt: null,
  subjects: null,
  category: null,
  owner: null,
  documentsFor: null,
  mergedInto: null,
  undeliveredAt: null,
  version: 1,
};

/** Unconfirmed while it has no reference. */
export function rowOf(kind: Kind, details: Details, locale: Locale, now: number, origin = fromSite): SubmissionRow {
  return {
    id: newId(),
    kind,
    reference: null,
    status: "unconfirmed",
    locale,
    ...details,
    ...keysOf(details),
    ...origin,
    ...initialCaseFields,
    stateSince: now,
    guardianConfirmedAt: null,
    consentVersion,
    createdAt: now,
    confirmedAt: null,
    changedAt: null,
  };
}

/** Milliseconds within which identical forms are duplicates: the response was lost, or the button pressed twice. */
const sameWithin = 10 * 60_000;

export interface Submissions {
  /**
   * The same form sent again within ten minutes is stored once. A request to call a number that is already called gets
   * the same answer, but is stored as closed.
   */
  keep: (
    kind: Kind,
    details: Details,
    actor: Actor,
    origin?: Origin,
  ) => Promise<{ ok: true; reference: string } | TooMany>;
}

export function createSubmissions({ db, limits, outbox, now }: PlatformServices): Submissions {
  return {
    async keep(kind, details, { address, locale }, origin) {
      const draft = rowOf(kind, details, locale, now(), origin);
      const { email, phoneKey, callTime } = draft;
      const same = (db: Db) => referenceOfSame(db, draft, now() - sameWithin);
      const before = await same(db);
      if (before) return { ok: true, reference: before };
      const whose = `${kind}:${email ? mailboxKey(email) : phoneKey}`;
      // The contact is not proven: someone who knows it must not be able to block its owner from another connection.
      const counts: Count[] = [
        ["formsOfAddress", `${address} ${kind}`],
        ["formsOfEmail", `${address} ${whose}`],
        // Each is a call by a person of the office, perhaps to a stranger.
        ...(callTime === null
          ? []
          : ([
              ["callBacksOfNetwork", networkOf(address)],
              ["callBacksOfSite", "visitors"],
            ] as Count[])),
      ];
      const allowance = await limits.consume(...counts);
      if (!allowance.ok) return allowance;
      // Anyone can put any address into the form, so an address gets few mails a day, and there is a ceiling for all.
      const isTold =
        email &&
        (await limits.consume(["confirmationsOfEmail", mailboxKey(email)], ["confirmationsOfAll", "visitors"])).ok;
      const reference = newReference(kind);
      const row = { ...draft, status: "new" as const, reference };
      const kept = await db.transaction().execute(async (tx) => {
        // The same form may have been sent twice at once, to two processes.
        await lockInTransaction(tx, `form ${whose}`);
        const known = await same(tx);
        if (known) return known;
        if (callTime !== null && (await isCallSettled(tx, phoneKey, now()))) {
          await insertSubmission(tx, { ...row, status: "closed", closedFor: "duplicate" });
          return reference;
        }
        await insertSubmission(tx, row);
        const resourceId = row.id;
        await outbox.add(tx, [
          { kind: "office-new", resourceId },
          ...(isTold ? [{ kind: "confirmation" as const, resourceId }] : []),
        ]);
        return reference;
      });
      outbox.notify();
      return { ok: true, reference: kept };
    },
  };
}

export const submissionsContext = createContext<Submissions>();
