import { randomBytes } from "node:crypto";
import { createContext } from "react-router";
import {
  activePrincipals,
  atCommand,
  hasHadPrincipal,
  type StaffServices,
  staffByEmail,
  staffById,
} from "#app/features/staff/index.server.ts";
import { may } from "#app/features/staff/index.ts";
import { recordActivity } from "#app/platform/activity/activities.rows.server.ts";
import type { StaffActor } from "#app/platform/actor.ts";
import { setUpRow } from "#app/platform/content/base.server.ts";
import { contentFolder } from "#app/platform/content/content-source.server.ts";
import { institute } from "#app/platform/content/institute.server.ts";
import { isSameSecret } from "#app/platform/crypto/secret.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { SetUpRow } from "#app/platform/db/tables.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { emailKey } from "#app/platform/limits/email-key.ts";
import type { TooMany } from "#app/platform/limits/limits.server.ts";
import { createFirstVersions, type FirstVersions } from "#app/platform/records/first-versions.server.ts";
import type { Publication } from "#app/platform/records/publication.server.ts";
import { publishable } from "#app/platform/records/publishable.ts";
import { deleteRecords, replaceRecords } from "#app/platform/records/replace-records.server.ts";
import type { PlatformServices } from "#app/platform/services.server.ts";
import { recordsOfAnswers } from "./answered-records.server.ts";
import type { AnswerName, Answers } from "./questions.ts";
import { changeSetUp, countDrafts, deleteInvited, insertClaim, lockedSetUp } from "./set-up.rows.server.ts";
import { closedBy, linkKeyOf, linksClosedBy, nextKey } from "./set-up-link.server.ts";
import type { DraftsOfKind } from "./set-up-view.ts";

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

export type FinishedSetUp =
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
      await publication.look();
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
      await publication.look();
      return token;
    },
  };
}

export const siteSetUpContext = createContext<SiteSetUp>();
