import type { Secret } from "#app/lib/crypto/secret.server.ts";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import type { AuditEvent, AuditRow } from "#app/lib/db/account-tables.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import { emailKey } from "#app/lib/limits/address-keys.ts";
import { allAddresses, memberByEmail } from "./member-rows.server.ts";

async function insertAudit(db: Db, row: AuditRow): Promise<void> {
  await db
    .insertInto("audit")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({ at: row.at, count: (value) => value("audit.count", "+", row.count) }),
    )
    .execute();
}

async function countAudit(db: Db, emailDigest: string, event: AuditEvent, since: number): Promise<number> {
  const { count } = await db
    .selectFrom("audit")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("emailDigest", "=", emailDigest)
    .where("event", "=", event)
    .where("at", ">=", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

function auditOf(db: Db, uid: string, emailDigest: string): Promise<AuditRow[]> {
  const about = db.selectFrom("audit").selectAll();
  return about
    .where((is) => is.or([is("uid", "=", uid), is("emailDigest", "=", emailDigest)]))
    .orderBy("at", "desc")
    .execute();
}

/** Parameters of one statement; every database takes this many. */
const atOnce = 500;

/** Only events that belong to no member: no uid, and no address or none of the members' (`digests`). */
async function deleteStrangersAuditBefore(db: Db, time: number, digests: string[]): Promise<void> {
  const old = db.deleteFrom("audit").where("at", "<", time).where("uid", "is", null);
  await old.where("emailDigest", "is", null).execute();
  const found = db.selectFrom("audit").select("emailDigest").distinct();
  const noted = await found.where("at", "<", time).where("uid", "is", null).execute();
  const members = new Set<string | null>(digests);
  const strangers = noted.map(({ emailDigest }) => emailDigest).filter((digest) => !members.has(digest));
  for (let start = 0; start < strangers.length; start += atOnce)
    await old.where("emailDigest", "in", strangers.slice(start, start + atOnce)).execute();
}

export async function deleteAuditBefore(db: Db, time: number): Promise<void> {
  await db.deleteFrom("audit").where("at", "<", time).execute();
}

type About = { uid: string } | { email: string } | "nobody";

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
