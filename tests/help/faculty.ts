import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { inspect } from "node:util";
import { expect, onTestFinished, vi } from "vitest";
import { headFile } from "#app/cms/publications/read-log.server.ts";
import type { Actor } from "#app/lib/actor.ts";
import { readSecret } from "#app/lib/crypto/secret.server.ts";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import { storeFile } from "#app/lib/db/data-dir.server.ts";
import { attachStore } from "#app/lib/db/store.server.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { emailKey } from "#app/lib/limits/address-keys.ts";
import type { HashCost } from "#app/lib/sign-in/passwords.server.ts";
import { log } from "#app/log.server.ts";
import type { AccountEvent } from "#app/people/accounts/account-emails.ts";
import { accountMail } from "#app/people/accounts/account-emails.ts";
import type { Member } from "#app/people/accounts/accounts.server.ts";
import { createAudit } from "#app/people/accounts/audit.server.ts";
import { openFacultyService } from "#app/people/accounts/faculty-service.server.ts";
import type { RegisterFields } from "#app/people/accounts/login-forms.ts";
import { makeToken } from "#app/people/accounts/mailed-tokens.server.ts";
import { memberByEmail } from "#app/people/accounts/member-rows.server.ts";
import type { DocumentStore } from "#app/people/accounts/ports.server.ts";
import { createModeration } from "#app/people/profiles/moderation.server.ts";
import { readSettings } from "#app/settings.server.ts";
import { cheapHash } from "./cheap-hash.ts";
import { asha as ashaOf, ravi as raviOf, signedIn } from "./faculty-ports.ts";
import { codeIn, type ReadMail } from "./mails.ts";
import { onPostgres, placeOf, placeSettings } from "./place.ts";
import { databaseOf } from "./postgres-databases.ts";
import { ask, asPostgres } from "./postgres-queries.ts";
import { rowsIn } from "./rows.ts";
import { openServices, outboxEmpty, ticketOf } from "./services.ts";

export { signedIn } from "./faculty-ports.ts";

/** The registration data of two members. */
export const asha: RegisterFields = { ...ashaOf, department: "Pharmaceutics", facultyId: "GM-17" };
export const ravi: RegisterFields = { ...raviOf, department: "Pharmacology", facultyId: "GM-18" };

/** The actor for requests of these members. */
export const caller: Actor = { role: "visitor", address: "192.0.2.1", locale: "en", userAgent: "Firefox" };

/** The services, with the account services at the top level, on a new folder; `setForward` moves their clock. */
export async function openFaculty(
  env: Record<string, string> = {},
  conditions: { dataDir?: string; hashCost?: HashCost } = {},
) {
  const services = await openServices(env, { now: () => Date.now(), ...conditions });
  const { accountServices, profiles } = services;
  if (!accountServices.isReady) throw new Error(`${accountServices.name} is not ready.`);
  if (!profiles) throw new Error("There are no profiles.");

  /** The member of a session. @throws Error when it is not valid. */
  const memberWith = async (session: string): Promise<Member> => {
    const member = await accountServices.accounts.memberOf(session, "en");
    if (!member) throw new Error("This is nobody's session.");
    return member;
  };
  /** Registers a member, who is then signed in. */
  const register = async (fields = asha, from = caller) =>
    memberWith(signedIn(await accountServices.registrations.register(fields, from)).session);
  /** The last code mailed to an address, when mails are stored in the folder. */
  const codeFor = async (email: string) => {
    const mails = (await services.mails()).filter(({ to, subject }) => to === email && /\d{6}/.test(subject));
    return mails.map(codeIn).at(-1) ?? "";
  };
  return { ...services, ...accountServices, profiles, memberWith, register, codeFor };
}

/** The services with Asha, who has registered, and each way to sign her in; her address is proven by a code or not. */
export async function openWithMember(env: Record<string, string> = {}, { isProven = false } = {}) {
  const services = await openFaculty(env);
  const { register, signIns, accountCodes, codeFor, dataDir } = services;
  const { session } = await register();
  await outboxEmpty(dataDir);
  if (isProven) await writeBeside(dataDir, "UPDATE members SET provenAt = createdAt");
  const member = await services.memberWith(session);
  const invite = (whom = { name: asha.name, email: asha.email }) =>
    makeToken(readSecret(placeOf(dataDir)), whom, Date.now());
  const ways = {
    password: (from = caller) => signIns.byPassword(asha.email, asha.password, from),
    async code(from = caller) {
      const ticket = ticketOf(await accountCodes.send("signIn", asha.email, from));
      return signIns.byCode(ticket, await codeFor(asha.email), from);
    },
    token: (from = caller) => signIns.byToken(invite(), from),
  };
  return { ...services, member, invite, ways };
}

/** The names of the ways to sign in. */
export const everyWay = ["password", "code", "token"] as const;

/** The principal, who decides on profiles. */
export const principal = {
  uid: "p1",
  name: "Dr. Anand Kalpanik",
  role: "principal",
  locale: "en",
  firstLanguage: "mr",
} as const;

/** The principal's decisions about profiles, each with its own form. */
export type Office = Awaited<ReturnType<typeof openOffice>>;

/** Waits until a new folder's publication log is entered: on SQLite two connections of one thread cannot wait for each other. */
const logBegun = (dataDir: string) =>
  vi.waitFor(() => expect(onPostgres || existsSync(headFile(dataDir))).toBe(true), {
    timeout: 20_000,
    interval: 5,
  });

/**
 * Makes the principal's decisions as in another process while the services are running; waits until those write
 * nothing. `afterRead` is called after each reading of a profile.
 */
export async function openOffice(dataDir: string, afterRead = async () => {}) {
  await outboxEmpty(dataDir);
  await logBegun(dataDir);
  const { db, close } = await attachStore(placeOf(dataDir));
  onTestFinished(close);
  const settings = readSettings({ SITE_URL: "https://institute.example", ...placeSettings(dataDir) });
  const parts = { db, secret: readSecret(placeOf(dataDir)), now: () => Date.now(), hashCost: cheapHash };
  const service = await openFacultyService(settings, parts);
  if (!service.isReady) throw new Error(`${service.name} is not ready.`);
  const { sessions, documents } = service.ports;
  const watched: DocumentStore = {
    ...documents,
    async get(owner, path) {
      const document = await documents.get(owner, path);
      await afterRead();
      return document;
    },
  };
  const { appId } = settings;
  const outbox = { notify: () => {} };
  const office = createModeration({ ...parts, sessions, documents: watched, audit: createAudit(parts), appId, outbox });
  const by = () => ({ actor: principal, key: newId() });
  const uidOf = async (email: string) => (await memberByEmail(db, emailKey(email)))?.uid ?? "nobody";
  return {
    list: office.list,
    show: async (email: string) => office.compare(await uidOf(email)),
    approve: async (email: string, version: string, { evenUnproven = false } = {}) =>
      office.approve(await uidOf(email), version, { evenUnproven, by: by() }),
    suspend: async (email: string) => office.suspend(await uidOf(email), undefined, by()),
    restore: async (email: string) => office.restore(await uidOf(email), by()),
  };
}

/** Approves a profile as the office sees it now, also when the address is not confirmed. */
export async function approveNow(office: Office, email: string): ReturnType<Office["approve"]> {
  const shown = await office.show(email);
  return office.approve(email, shown?.version ?? "", { evenUnproven: true });
}

/** Writes to a store as another process would while the services are running, once they have no open transaction. */
export async function writeBeside(dataDir: string, sql: string): Promise<void> {
  if (onPostgres) {
    await ask(databaseOf(dataDir), asPostgres(sql));
    return;
  }
  const write = () => {
    // The services run in this thread: waiting inside SQLite would be a deadlock.
    const file = new DatabaseSync(storeFile(dataDir), { timeout: 0 });
    try {
      file.exec(sql);
    } finally {
      file.close();
    }
  };
  await vi.waitFor(write, { timeout: 5000, interval: 5 });
}

/** Makes the store refuse a statement for the rows of a table, until `allow` is called. */
export async function refuse(
  dataDir: string,
  statement: "INSERT" | "DELETE",
  table: string,
): Promise<{ allow: () => Promise<void> }> {
  const before = `CREATE TRIGGER refusal BEFORE ${statement} ON ${table}`;
  if (onPostgres) {
    const url = databaseOf(dataDir);
    const raise = "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$";
    await ask(url, asPostgres(`${raise}; ${before} FOR EACH ROW EXECUTE FUNCTION refuse()`));
    return { allow: async () => void (await ask(url, "DROP FUNCTION refuse CASCADE")) };
  }
  await writeBeside(dataDir, `${before} BEGIN SELECT RAISE(ABORT, 'no'); END`);
  return { allow: () => writeBeside(dataDir, "DROP TRIGGER refusal") };
}

const tables = onPostgres
  ? "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'"
  : "SELECT name FROM sqlite_master WHERE type = 'table'";

const tablesOf = (dataDir: string) => rowsIn(dataDir, tables).map(({ name }) => String(name));

/** Tables with the site's own data, and those that SQLite does not have in the store. */
const notCounted = ["facts", "publications", "limits", "backoff", "answeredPages"];

/** The number of rows of each table that people's data is in, except empty ones. */
export const counts = (dataDir: string): Record<string, number> =>
  Object.fromEntries(
    tablesOf(dataDir)
      .filter((name) => !name.startsWith("kysely_") && !notCounted.includes(name))
      .map((name) => [name, rowsIn(dataDir, `SELECT 1 FROM "${name}"`).length] as const)
      .filter(([, count]) => count > 0),
  );

const textOf = (value: unknown) =>
  value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : String(value);

/** The tables and columns of a store that contain one of these texts, in any case. */
export function placesOf(dataDir: string, ...texts: string[]): string[] {
  const isThere = (value: unknown) => texts.some((text) => textOf(value).toLowerCase().includes(text.toLowerCase()));
  const places = tablesOf(dataDir).flatMap((table) =>
    rowsIn(dataDir, `SELECT * FROM "${table}"`).flatMap((row) =>
      Object.keys(row)
        .filter((column) => isThere(row[column]))
        .map((column) => `${table}.${column}`),
    ),
  );
  return [...new Set(places)].sort();
}

/** The audit events, the oldest first. */
export const noted = (dataDir: string): Record<string, unknown>[] =>
  rowsIn(dataDir, "SELECT event, way, uid, emailDigest FROM audit ORDER BY at, rowid");

/** The profile documents in a store. */
export const profileRows = (dataDir: string): { path: unknown; data: Record<string, unknown> }[] =>
  rowsIn(dataDir, "SELECT path, data FROM documents WHERE path LIKE '%/facultyProfile/%' ORDER BY path").map(
    ({ path, data }) => ({ path, data: JSON.parse(String(data)) }),
  );

/** Whether a mail reports this event in a language. */
export const tells =
  (event: AccountEvent, locale: Locale = "en") =>
  ({ text }: Pick<ReadMail, "text">): boolean =>
    text.replace(/\s+/g, " ").includes(accountMail[locale][event].opening);

/** Expects a refusal for too many requests, with the time to retry. */
export const tooMany = { ok: false, reason: "tooMany", seconds: expect.any(Number) };

/** Silences a method of the log. @returns what was logged. */
export function quietly(method: "error" | "warn"): () => string[] {
  const spy = vi.spyOn(log, method).mockReturnValue();
  return () =>
    spy.mock.calls.map((call) => call.map((part) => (typeof part === "string" ? part : inspect(part))).join(" "));
}
