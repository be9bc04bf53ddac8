import { newId } from "#app/platform/crypto/new-id.server.ts";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import type { AuditEvent, AuditRow } from "#app/platform/db/account-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import { emailKey } from "#app/platform/limits/email-key.ts";
import { auditOf, countAudit, deleteStrangersAuditBefore, insertAudit } from "./audit.rows.server.ts";
import { allAddresses, memberByEmail } from "./members.rows.server.ts";

export type About = { uid: string } | { email: string } | "nobody";

/** Stores no internet address, no password and no code. */
export interface Audit {
  /** `rows` is the transaction that the event belongs to, if any. */
  note: (
    event: AuditEvent,
    about: About,
    way?: "password" | "code" | "token" | "link" | "office",
    rows?: Db,
  ) => Promise<void>;
  of: (person: { uid: string; email: string }) => Promise<AuditRow[]>;
  /** Deletes events of addresses without an account, after 30 days. */
  tidy: () => Promise<void>;
}

const hour = 60 * 60_000;
const strangersLife = 30 * 24 * hour;

/** Failed sign-ins an hour with a row of their own; anyone can cause them. */
const mostOfAddress = 10;
const mostOfStrangers = 200;

export function createAudit({ db, secret, now }: { db: Db; secret: Secret; now: () => number }): Audit {
  const digestOf = (email: string) => secret.hmac(`audit:${emailKey(email)}`);
  let strangers = { hour: 0, count: 0 };

  function isRoomForStranger(thisHour: number): boolean {
    if (strangers.hour !== thisHour) strangers = { hour: thisHour, count: 0 };
    strangers.count += 1;
    return strangers.count <= mostOfStrangers;
  }

  /** Beyond the limit, one row counts the failures of an hour. Known and unknown addresses take the same time. */
  async function placeOfFailure(
    db: Db,
    { uid, email }: { uid: string | null; email: string | undefined },
    way: string,
    thisHour: number,
  ) {
    // The sender is signed in, and may have registered with any address.
    if (uid !== null) return { id: `${uid}.${way}.${thisHour}`, emailDigest: null };
    const ofNobody = { id: `nobody.${way}.${thisHour}`, emailDigest: null };
    if (email === undefined) return ofNobody;
    const emailDigest = digestOf(email);
    const [member, count] = await Promise.all([
      memberByEmail(db, emailKey(email)),
      countAudit(db, emailDigest, "signInFailed", thisHour * hour),
    ]);
    if (!member && !isRoomForStranger(thisHour)) return ofNobody;
    return { id: count < mostOfAddress ? newId() : `${emailDigest}.${way}.${thisHour}`, emailDigest };
  }

  return {
    async note(event, about, way, rows = db) {
      const at = now();
      const uid = about !== "nobody" && "uid" in about ? about.uid : null;
      const email = about !== "nobody" && "email" in about ? about.email : undefined;
      const place =
        event === "signInFailed"
          ? await placeOfFailure(rows, { uid, email }, way ?? "", Math.floor(at / hour))
          : { id: newId(), emailDigest: email === undefined ? null : digestOf(email) };
      await insertAudit(rows, { ...place, at, event, uid, way: way ?? null, count: 1 });
    },
    of: ({ uid, email }) => auditOf(db, uid, digestOf(email)),
    async tidy() {
      const digests = (await allAddresses(db)).map(digestOf);
      await deleteStrangersAuditBefore(db, now() - strangersLife, digests);
    },
  };
}
