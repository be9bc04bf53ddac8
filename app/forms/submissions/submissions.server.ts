import { randomInt } from "node:crypto";
import { createContext } from "react-router";
import type { SentForm } from "#app/cms/http/form-route.server.tsx";
import type { PlatformServices } from "#app/cms/services.server.ts";
import type { Actor } from "#app/lib/actor.ts";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import { type Db, lockInTransaction } from "#app/lib/db/database.server.ts";
import type { Kind, SubmissionRow } from "#app/lib/db/tables.ts";
import { type Checked, enteredValues, type FormAnswer } from "#app/lib/forms/form-answer.ts";
import { robotProblem } from "#app/lib/http/posted-form.server.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { mailboxKey, networkOf } from "#app/lib/limits/address-keys.ts";
import type { Count, TooMany } from "#app/lib/limits/limits.server.ts";
import { keysOf } from "./search-keys.server.ts";
import {
  consentVersion,
  type Details,
  fromSite,
  groupedReference,
  type Origin,
  originIn,
  problemOf,
  referenceSigns,
} from "./submission.ts";
import { insertSubmission, isCallSettled, referenceOfSame } from "./submissions-table.server.ts";

const initials: Record<Kind, string> = { enquiry: "E", application: "A", feedback: "F" };

/** As `E-4F7K-92QX`: one of 30^8, too many to guess. */
export function newReference(kind: Kind): string {
  const random = Array.from({ length: 8 }, () => referenceSigns[randomInt(referenceSigns.length)]);
  return groupedReference(initials[kind] + random.join(""));
}

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

export async function keepForm(
  { values, actor, context, query }: SentForm,
  kind: Kind,
  checked: Checked<Details>,
): Promise<FormAnswer> {
  const typed = enteredValues(values);
  if (!checked.ok) return { values: typed, errors: checked.errors, problem: { code: "fields" } };
  const robot = robotProblem(values);
  if (robot) return { values: typed, problem: robot };
  const kept = await context.get(submissionsContext).keep(kind, checked.fields, actor, originIn(query));
  if (!kept.ok) return { values: typed, problem: problemOf(kept) };
  const { email, isMinor } = checked.fields;
  return { values: {}, done: { reference: kept.reference, hasEmail: email !== null, isMinor: isMinor === 1 } };
}
