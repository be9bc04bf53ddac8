import { randomBytes } from "node:crypto";
import { createContext } from "react-router";
import { atCommand, type StaffServices } from "#app/features/staff/index.server.ts";
import { setUpRow } from "#app/platform/content/base.server.ts";
import { contentFolder } from "#app/platform/content/content-source.server.ts";
import { institute } from "#app/platform/content/institute.server.ts";
import { isSameSecret } from "#app/platform/crypto/secret.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { SetUpRow } from "#app/platform/db/tables.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { TooMany } from "#app/platform/limits/limits.server.ts";
import { createFirstVersions, type FirstVersions } from "#app/platform/records/first-versions.server.ts";
import type { Publication } from "#app/platform/records/publication.server.ts";
import { publishable } from "#app/platform/records/publishable.ts";
import { deleteRecords, replaceRecords } from "#app/platform/records/replace-records.server.ts";
import type { PlatformServices } from "#app/platform/services.server.ts";
import { recordsOfAnswers } from "./answered-records.server.ts";
import type { AnswerName, Answers } from "./questions.ts";
import { changeSetUp, deleteInvited, insertClaim, isEnrolled, lockedSetUp } from "./set-up.rows.server.ts";
import { isOpen, linkKeyOf, nextKey } from "./set-up-link.server.ts";

/** What the browser that has opened the link sees. */
export interface HeldSetUp {
  answers: Answers;
  /** After the end: the link that sets up the first account; undefined once it is set up. */
  finished?: { enrolLink: string | undefined };
}

/** `wrong`: no link ever had this key, or there is nothing to set up; `used`: another browser has begun with it. */
type WrongLink = { ok: false; reason: "wrong" | "used" } | TooMany;

interface FirstAccount {
  name: string;
  email: string;
  locale: Locale;
}

/** The set-up of a site that began with the sample. */
export interface SiteSetUp {
  /** The key of the next link, for the start; undefined when there is nothing to set up, and from the end on. */
  nextKey: () => Promise<string | undefined>;
  /** Whether a browser can begin with the link with this key; looking uses nothing up, as previews of links look too. */
  look: (key: string, address: string) => Promise<{ ok: true } | WrongLink>;
  /** Assigns the set-up to the first browser that uses the link with this key. @returns the token of its cookie */
  claim: (key: string, address: string) => Promise<{ ok: true; token: string } | WrongLink>;
  /** The set-up of the browser with this token; undefined for any other, and once the office has published something. */
  heldBy: (token: string) => Promise<HeldSetUp | undefined>;
  /** Saves the answers of some fields. @returns false for another browser, and after the end */
  save: (token: string, fields: Partial<Record<AnswerName, string | undefined>>) => Promise<boolean>;
  /** Makes the answers the site, and invites the first account. */
  finish: (token: string, account: FirstAccount) => Promise<FinishedSetUp>;
  /** Erases the answers, and shows the sample again. */
  startOver: (token: string) => Promise<boolean>;
}

export type FinishedSetUp =
  | { ok: true }
  | { ok: false; reason: "over" | "emailTaken" }
  | { ok: false; reason: "incomplete"; problems: { kind: string; path: string }[] };

interface Parts extends Pick<PlatformServices, "db" | "limits" | "secret" | "now" | "records"> {
  /** The folder that a site starts with after the set-up; undefined where the operator has named the content. */
  starter: string | undefined;
  kinds: FirstVersions["kinds"];
  publication: Pick<Publication, "look">;
  staff: StaffServices;
}

/** Makes the service. */
export function createSiteSetUp(parts: Parts): SiteSetUp {
  const { db, limits, secret, now, records, starter, kinds, publication, staff } = parts;
  const keyAt = (claims: number) => linkKeyOf(secret, claims);
  const digestOf = (token: string) => secret.hmac(`set-up-browser:${token}`);

  const content = { starter, isSample: () => institute(records().in("en")).isSample };

  async function held(db: Db, row: SetUpRow | undefined, token: string): Promise<SetUpRow | undefined> {
    const isHolder = row !== undefined && token !== "" && isSameSecret(row.holder, digestOf(token));
    return isHolder && (await isOpen(db, row, content)) ? row : undefined;
  }

  /** Runs a change of the set-up that this browser holds. */
  const changed = (token: string, change: (db: Db, row: SetUpRow) => Promise<boolean>) =>
    db.transaction().execute(async (tx) => {
      const row = await held(tx, await lockedSetUp(tx), token);
      return row !== undefined && (await change(tx, row));
    });

  async function lookIn(db: Db, key: string, row: SetUpRow | undefined): Promise<{ ok: true } | WrongLink> {
    // From the first account on, no other browser can take over.
    if (!(await isOpen(db, row, content)) || (row && (await isEnrolled(db, row))))
      return { ok: false, reason: "wrong" };
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
      const token = randomBytes(32).toString("base64url");
      await insertClaim(tx, (row?.claims ?? 0) + 1, digestOf(token));
      return { ok: true as const, token };
    });

  /** Tries a key, unless this address has tried too many wrong ones. */
  async function tried<Found extends { ok: boolean }>(address: string, tryKey: () => Promise<Found>) {
    const allowance = await limits.peek("setUpKeysOfAddress", address);
    if (!allowance.ok) return allowance;
    const found = await tryKey();
    if (!found.ok) await limits.consume(["setUpKeysOfAddress", address]);
    return found;
  }

  async function firstAccount({ name, email, locale }: FirstAccount) {
    await staff.people.invite(atCommand, { name, email, locale, role: "principal" });
    const row = await staff.people.find(email);
    return row && row.role === "principal" && row.suspendedAt === null && row.askedRole === null ? row : undefined;
  }

  return {
    async nextKey() {
      return (await setUpRow(db))?.finishedAt == null ? nextKey(db, secret, content) : undefined;
    },
    look: (key, address) => tried(address, async () => lookIn(db, key, await setUpRow(db))),
    claim: (key, address) => tried(address, () => claimed(key)),
    async heldBy(token) {
      const row = await held(db, await setUpRow(db), token);
      if (!row) return undefined;
      const answers: Answers = JSON.parse(row.answers);
      if (row.finishedAt === null) return { answers };
      const person = (await staff.people.list()).find(({ id }) => id === row.finishedBy);
      return { answers, finished: { enrolLink: person?.enrolId ? staff.enrolLink(person) : undefined } };
    },
    save: (token, fields) =>
      changed(token, async (tx, row) => {
        if (row.finishedAt !== null) return false;
        await changeSetUp(tx, { answers: JSON.stringify({ ...JSON.parse(row.answers), ...fields }) });
        return true;
      }),
    async finish(token, account) {
      const row = await held(db, await setUpRow(db), token);
      if (!row) return { ok: false, reason: "over" };
      if (row.finishedAt !== null) return { ok: true };
      const files = createFirstVersions(kinds, contentFolder(starter ?? ""));
      const made = (from: SetUpRow) => recordsOfAnswers(files, JSON.parse(from.answers));
      const problems = made(row).flatMap(({ kind, data }) => {
        const known = files.kindOf(kind);
        const result = known && publishable(known, data);
        return result?.ok === false ? result.problems.map(({ path }) => ({ kind, path })) : [];
      });
      if (problems.length > 0) return { ok: false, reason: "incomplete", problems };
      // Before the rest: the form sent again after a crash gets the same account.
      const person = await firstAccount(account);
      if (!person) return { ok: false, reason: "emailTaken" };
      const isDone = await changed(token, async (tx, current) => {
        if (current.finishedAt !== null) return true;
        // Something was answered in another tab since.
        if (current.answers !== row.answers) return false;
        await replaceRecords(tx, made(current), { uid: person.id, name: person.name }, now());
        await changeSetUp(tx, { finishedAt: now(), finishedBy: person.id });
        return true;
      });
      await publication.look();
      return isDone ? { ok: true } : { ok: false, reason: "over" };
    },
    async startOver(token) {
      const isDone = await changed(token, async (tx, { finishedAt, finishedBy }) => {
        if (finishedAt !== null) await deleteRecords(tx);
        if (finishedBy !== null) await deleteInvited(tx, finishedBy);
        await changeSetUp(tx, { answers: "{}", finishedAt: null, finishedBy: null });
        return true;
      });
      await publication.look();
      return isDone;
    },
  };
}

/** Router context of the service. */
export const siteSetUpContext = createContext<SiteSetUp>();
