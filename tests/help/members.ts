import type { SQLInputValue } from "node:sqlite";
import { vi } from "vitest";
import { readSecret } from "#app/lib/crypto/secret.server.ts";
import { attachStore } from "#app/lib/db/store.server.ts";
import type { MemberRow, UploadRow } from "#app/lib/db/tables.ts";
import { sessionCookie } from "#app/lib/http/cookies.server.ts";
import { createEmbeddedIdentity } from "#app/people/accounts/embedded.server.ts";
import { createSessions } from "#app/people/accounts/sessions.server.ts";
import type { Profile } from "#app/people/profiles/profile.ts";
import { cheapHash } from "./cheap-hash.ts";
import { created } from "./faculty-ports.ts";
import { placeOf } from "./place.ts";
import { rowsIn } from "./rows.ts";
import { startForAll } from "./started-server.ts";
import { siteUrl } from "./visit.ts";

/**
 * A separate server for the tests of a file: a profile that is approved there would appear on the pages that other
 * tests check.
 */
export function ownServer(): { readonly url: string; readonly dataDir: string } {
  const server = startForAll({ SITE_URL: siteUrl });
  return {
    get url() {
      return server().url;
    },
    get dataDir() {
      return server().dataDir;
    },
  };
}

function insert(dataDir: string, table: string, row: object): void {
  const names = Object.keys(row);
  const values: SQLInputValue[] = Object.values(row);
  rowsIn(dataDir, `INSERT INTO ${table} (${names}) VALUES (${names.map(() => "?")})`, ...values);
}

/** A profile with the registration data, and more. */
export const profileOf = (uid: string, more: Partial<Profile> = {}): Profile => ({
  uid,
  email: `${uid}@example.org`,
  name: "Asha Ramesh Namune",
  department: "Pharmaceutics",
  facultyId: "F-1",
  createdAt: "2026-01-31T10:00:00.000Z",
  ...more,
});

let members = 0;

/** Stores a member whose profile the office has approved, unless the row says otherwise. */
export function keepMember(dataDir: string, profile: Profile, row: Partial<MemberRow> = {}): void {
  const { uid, email } = profile;
  members += 1;
  const times = { createdAt: members, provenAt: members, approvedAt: members, suspendedAt: null };
  const published = JSON.stringify(profile);
  insert(dataDir, "members", { uid, email, emailKey: email, locale: "en", ...times, published, ...row });
}

/** Stores a file of a member. */
export const keepUpload = (dataDir: string, file: Omit<UploadRow, "createdAt">): void =>
  insert(dataDir, "uploads", { ...file, createdAt: Date.now() });

/**
 * Opens an account directly in the folder while the site runs, and signs in. @returns the cookie that a browser would
 * send.
 */
export async function signedInBeside(dataDir: string, email: string): Promise<{ uid: string; cookie: string }> {
  const { db, close } = await attachStore(placeOf(dataDir));
  const { now } = Date;
  const identity = createEmbeddedIdentity({ db, now, hashCost: cheapHash });
  const sessions = createSessions({ db, secret: readSecret(placeOf(dataDir)), now, isHosted: false });
  const person = await created(identity, { email, password: "a long pass phrase", name: "Asha" });
  const { session } = await sessions.begin(person, "a browser");
  await close();
  return { uid: person.uid, cookie: sessionCookie(session).split(";")[0] ?? "" };
}

/** Retries until it succeeds: cached pages show what another process has written within a second or two. */
export const soon = <Result>(attempt: () => Promise<Result>): Promise<Result> =>
  vi.waitFor(attempt, { timeout: 10_000, interval: 50 });
