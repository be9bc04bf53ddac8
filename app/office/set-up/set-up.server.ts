import { randomBytes } from "node:crypto";
import { createContext } from "react-router";
import { contentFolder, setUpRow } from "#app/cms/content/content-source.server.ts";
import { institute } from "#app/cms/content/institute.server.ts";
import { createFirstVersions, type FirstVersions } from "#app/cms/records/kind-files.server.ts";
import type { Publication } from "#app/cms/records/publication.server.ts";
import { publishable } from "#app/cms/records/publishable.ts";
import { deleteRecords, replaceRecords } from "#app/cms/records/record-transfer.server.ts";
import type { PlatformServices } from "#app/cms/services.server.ts";
import { recordActivity } from "#app/lib/activity-log.server.ts";
import type { StaffActor } from "#app/lib/actor.ts";
import { isSameSecret } from "#app/lib/crypto/secret.server.ts";
import { type Db, lockInTransaction } from "#app/lib/db/database.server.ts";
import type { SetUpRow } from "#app/lib/db/tables.ts";
import { setUpTokenOf } from "#app/lib/http/cookies.server.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { emailKey } from "#app/lib/limits/address-keys.ts";
import type { TooMany } from "#app/lib/limits/limits.server.ts";
import { activePrincipals } from "#app/people/staff/people.server.ts";
import { cliOperator as atCommand, may } from "#app/people/staff/roles.ts";
import type { StaffServices } from "#app/people/staff/staff-services.server.ts";
import { hasHadPrincipal, staffByEmail, staffById } from "#app/people/staff/staff-users.server.ts";
import { recordsOfAnswers } from "./answered-records.server.ts";
import type { AnswerName, Answers, DraftsOfKind } from "./questions.ts";
import { closedBy, linkKeyOf, linksClosedBy, nextKey } from "./set-up-link.server.ts";

/** Locks the row until the transaction ends. */
export async function lockedSetUp(db: Db): Promise<SetUpRow | undefined> {
  await lockInTransaction(db, "set-up");
  return setUpRow(db);
}

/** The answers stay. */
async function insertClaim(db: Db, claims: number, holder: string): Promise<void> {
  const first = { id: "site", answers: "{}", finishedAt: null, finishedBy: null } as const;
  await db
    .insertInto("setUp")
    .values({ ...first, claims, holder })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ claims, holder }))
    .execute();
}

async function changeSetUp(db: Db, change: Partial<SetUpRow>): Promise<void> {
  await db.updateTable("setUp").set(change).where("id", "=", "site").execute();
}

/** The address may have been mistyped. @returns false if somebody has set the account up */
async function deleteInvited(db: Db, id: string): Promise<boolean> {
  const invited = db.deleteFrom("staffUsers").where("id", "=", id).where("enrolId", "is not", null);
  return (await invited.executeTakeFirst()).numDeletedRows > 0n;
}

/** Drafts are deleted with all records. */
async function countDrafts(db: Db): Promise<DraftsOfKind[]> {
  const rows = await db
    .selectFrom("records")
    .select(({ fn }) => ["kind", fn.countAll().as("count")])
    .where("discardedAt", "is", null)
    .where((is) =>
      is.or([
        is("version", ">", 1),
        is.not(
          is.exists(is.selectFrom("editions").select("editions.id").whereRef("editions.recordId", "=", "records.id")),
        ),
      ]),
    )
    .groupBy("kind")
    .orderBy("kind")
    .execute();
  return rows.map(({ kind, count }) => ({ kind, count: Number(count) }));
}

/** How long a browser holds the set-up, in milliseconds. */
const longestHold = 24 * 60 * 60_000;

export interface HeldSetUp {
  answers: Answers;
  /** What the office has written, and loses when the answers become the site. */
  drafts: DraftsOfKind[];
  /** Whether a principal sets the site up again: no account is made. */
  isAgain: boolean;
  finished?: { enrolLink: string };
}

/** `wrong`: no link ever had this key, or there is nothing to set up; `used`: another browser has begun with it. */
type WrongLink = { ok: false; reason: "wrong" | "used" } | TooMany;

interface FirstAccount {
  name: string;
  email: string;
  locale: Locale;
}

type Principal = Pick<StaffActor, "uid" | "name" | "role">;

export interface SiteSetUp {
  /** For the start; undefined when there is nothing to set up, and from the end on. */
  nextKey: () => Promise<string | undefined>;
  /** Looking uses nothing up, as previews of links look too. */
  look: (key: string, address: string) => Promise<{ ok: true } | WrongLink>;
  /** The first browser that uses the link gets the set-up. @returns the token of its cookie */
  claim: (key: string, address: string) => Promise<{ ok: true; token: string } | WrongLink>;
  /** For a day; undefined once the principal's account is set up, or the office has published something. */
  heldBy: (token: string) => Promise<HeldSetUp | undefined>;
  /** @returns false for another browser, and after the end */
  save: (token: string, fields: Partial<Record<AnswerName, string | undefined>>) => Promise<boolean>;
  /** Invites the first account, once. @param account unless a principal sets the site up again */
  finish: (token: string, account: FirstAccount | undefined) => Promise<FinishedSetUp>;
  startOver: (token: string) => Promise<boolean>;
  /** Undefined when setting up again is not possible (any more). */
  reopening: (by: Principal) => Promise<{ drafts: DraftsOfKind[]; isFinished: boolean } | undefined>;
  /** Assigns the set-up with its answers to a principal's browser. @returns the browser's token */
  reopen: (by: Principal) => Promise<string | undefined>;
}

type FinishedSetUp =
  /** `isChanged`: false where the same form was sent again. */
  | { ok: true; isChanged: boolean; enrolLink: string | undefined }
  | { ok: false; reason: "over" | "emailTaken" }
  | { ok: false; reason: "incomplete"; problems: { kind: string; path: string }[] };

interface Parts extends Pick<PlatformServices, "db" | "limits" | "secret" | "now" | "records" | "outbox"> {
  starter: string | undefined;
  kinds: FirstVersions["kinds"];
  publication: Pick<Publication, "look" | "reload">;
  staff: Pick<StaffServices, "people" | "enrolLink">;
}

export function createSiteSetUp(parts: Parts): SiteSetUp {
  const { db, limits, secret, now, records, outbox, starter, kinds, publication, staff } = parts;
  const keyAt = (claims: number) => linkKeyOf(secret, claims);
  const digestOf = (token: string) => secret.hmac(`set-up-browser:${token}`);
  const newToken = () => `${now().toString(36)}.${randomBytes(32).toString("base64url")}`;

  const content = { starter, isSample: () => institute(records().in("en")).isSample, hasHadPrincipal };

  /** The token says since when the browser holds the set-up. */
  function isHolder(row: SetUpRow, token: string): boolean {
    const [, since = ""] = /^([0-9a-z]{1,10})\./.exec(token) ?? [];
    return now() < Number.parseInt(since, 36) + longestHold && isSameSecret(row.holder, digestOf(token));
  }

  async function held(db: Db, row: SetUpRow | undefined, token: string): Promise<SetUpRow | undefined> {
    if (!row || !isHolder(row, token) || (await closedBy(db, row, content))) return undefined;
    if (!(await hasHadPrincipal(db))) return row;
    const isAgain = row.finishedAt === null && (await activePrincipals(db)).some(({ id }) => id === row.finishedBy);
    return isAgain ? row : undefined;
  }

  const changed = (token: string, change: (db: Db, row: SetUpRow) => Promise<boolean>) =>
    db.transaction().execute(async (tx) => {
      const row = await held(tx, await lockedSetUp(tx), token);
      return row !== undefined && (await change(tx, row));
    });

  async function lookIn(db: Db, key: string, row: SetUpRow | undefined): Promise<{ ok: true } | WrongLink> {
    if (await linksClosedBy(db, row, content)) return { ok: false, reason: "wrong" };
    const claims = row?.claims ?? 0;
    if (isSameSecret(key, keyAt(claims))) return { ok: true };
    const isUsed = Array.from({ length: claims }, (_, at) => keyAt(at)).some((used) => isSameSecret(used, key));
    return { ok: false, reason: isUsed ? "used" : "wrong" };
  }

  const claimed = (key: string) =>
    db.transaction().execute(async (tx) => {
      const row = await lockedSetUp(tx);
      const found = await lookIn(tx, key, row);
      if (!found.ok) return found;
      const token = newToken();
      await insertClaim(tx, (row?.claims ?? 0) + 1, digestOf(token));
      return { ok: true as const, token };
    });

  /** Refuses an address that has tried too many wrong keys; counts before trying, since many may come at once. */
  async function tried<Found extends { ok: boolean }>(address: string, tryKey: () => Promise<Found>) {
    const allowance = await limits.consume(["setUpKeysOfAddress", address]);
    if (!allowance.ok) return allowance;
    const found = await tryKey();
    if (found.ok) await limits.refund("setUpKeysOfAddress", address);
    return found;
  }

  const enrolLinkOf = (person: Parameters<typeof staff.enrolLink>[0] | undefined) =>
    person?.enrolId ? staff.enrolLink(person) : undefined;

  /** The principal who sets the site up again, or the first account, which is invited. */
  async function owner(db: Db, row: SetUpRow, account: FirstAccount | undefined) {
    if (row.finishedBy !== null) return staffById(db, row.finishedBy);
    if (!account) return undefined;
    const { name, email, locale } = account;
    await staff.people.inviteIn(db, atCommand, { name, email, locale, role: "principal" });
    const person = await staffByEmail(db, emailKey(email));
    const isPrincipal = person?.role === "principal" && person.suspendedAt === null && person.askedRole === null;
    return isPrincipal ? person : undefined;
  }

  async function finishIn(db: Db, token: string, account: FirstAccount | undefined): Promise<FinishedSetUp> {
    const row = await lockedSetUp(db);
    // The same form sent again, also with another address. A link that the principal gets later is not this browser's.
    if (row && row.finishedAt !== null && row.finishedBy !== null && isHolder(row, token)) {
      const enrolLink = (await hasHadPrincipal(db)) ? undefined : enrolLinkOf(await staffById(db, row.finishedBy));
      return { ok: true, isChanged: false, enrolLink };
    }
    if (!row || !(await held(db, row, token))) return { ok: false, reason: "over" };
    const files = createFirstVersions(kinds, contentFolder(starter ?? ""));
    const answered = recordsOfAnswers(files, JSON.parse(row.answers));
    const problems = answered.flatMap(({ kind, data }) => {
      const known = files.kindOf(kind);
      const result = known && publishable(known, data);
      return result?.ok === false ? result.problems.map(({ path }) => ({ kind, path })) : [];
    });
    if (problems.length > 0) return { ok: false, reason: "incomplete", problems };
    const person = await owner(db, row, account);
    if (!person) return { ok: false, reason: "emailTaken" };
    await replaceRecords(db, answered, { uid: person.id, name: person.name }, now());
    await changeSetUp(db, { finishedAt: now(), finishedBy: person.id });
    return { ok: true, isChanged: true, enrolLink: enrolLinkOf(person) };
  }

  const isReopenable = async (db: Db, row: SetUpRow | undefined, by: Principal): Promise<boolean> =>
    may(by, "decide") && (await closedBy(db, row, content)) === undefined;

  return {
    async nextKey() {
      const next = await nextKey(db, secret, content);
      return next.ok && (await setUpRow(db))?.finishedAt == null ? next.key : undefined;
    },
    look: (key, address) => tried(address, async () => lookIn(db, key, await setUpRow(db))),
    claim: (key, address) => tried(address, () => claimed(key)),
    async heldBy(token) {
      const row = await held(db, await setUpRow(db), token);
      if (!row) return undefined;
      const person = row.finishedBy === null ? undefined : await staffById(db, row.finishedBy);
      const enrolLink = enrolLinkOf(person);
      return {
        answers: JSON.parse(row.answers),
        drafts: await countDrafts(db),
        isAgain: row.finishedAt === null && person !== undefined,
        ...(row.finishedAt !== null && enrolLink && { finished: { enrolLink } }),
      };
    },
    save: (token, fields) =>
      changed(token, async (tx, row) => {
        if (row.finishedAt !== null) return false;
        await changeSetUp(tx, { answers: JSON.stringify({ ...JSON.parse(row.answers), ...fields }) });
        return true;
      }),
    async finish(token, account) {
      const finished = await db.transaction().execute((tx) => finishIn(tx, token, account));
      if (finished.ok && finished.isChanged) {
        // Before the mail of the invitation is written: it has the new institute's name, address and sender.
        await publication.reload();
        outbox.notify();
      }
      return finished;
    },
    async startOver(token) {
      const isDone = await changed(token, async (tx, { finishedAt, finishedBy }) => {
        if (finishedAt !== null) {
          // Somebody may be setting the account up at this moment.
          if (finishedBy === null || !(await deleteInvited(tx, finishedBy))) return false;
          await deleteRecords(tx);
          await changeSetUp(tx, { finishedAt: null, finishedBy: null });
        }
        await changeSetUp(tx, { answers: "{}" });
        return true;
      });
      if (isDone) await publication.reload();
      return isDone;
    },
    async reopening(by) {
      const row = await setUpRow(db);
      if (!(await isReopenable(db, row, by))) return undefined;
      return { drafts: await countDrafts(db), isFinished: row?.finishedAt != null };
    },
    async reopen(by) {
      const token = await db.transaction().execute(async (tx) => {
        const row = await lockedSetUp(tx);
        if (!(await isReopenable(tx, row, by))) return undefined;
        const token = newToken();
        if (row?.finishedAt != null) await deleteRecords(tx);
        await insertClaim(tx, (row?.claims ?? 0) + 1, digestOf(token));
        await changeSetUp(tx, { finishedAt: null, finishedBy: by.uid });
        await recordActivity(tx, by, now(), { what: "setUpAgain" });
        return token;
      });
      if (token) await publication.reload();
      return token;
    },
  };
}

export const siteSetUpContext = createContext<SiteSetUp>();

type Holder = Pick<SiteSetUp, "heldBy">;

/** The browser that sets the site up sees the logo before anybody else. */
export async function isSettingUp(request: Pick<Request, "headers">, setUp: Holder): Promise<boolean> {
  const token = setUpTokenOf(request);
  return token !== "" && (await setUp.heldBy(token)) !== undefined;
}
