import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

export const embedded = "embedded";

export class SettingError extends Error {
  override name = "SettingError";
}

export const expectedFormat = {
  PORT: "a whole number from 1 to 65535",
  HOST: "a host name or address to listen on, without port or spaces",
  SITE_URL: "the address visitors use, as https://example.org, without a path",
  WEB_CONCURRENCY: "the number of processes that serve the site, 1 to 64",
  DATA_DIR: "a folder, which is made if it is missing",
  DATABASE_URL: "a PostgreSQL database, as postgres://user:password@host/database",
  SITE_SECRET:
    "at least 32 random bytes as hex or base64url, the same for every process, and is needed with DATABASE_URL",
  MIGRATE: '"yes" for the first start of a new version once there is a backup, or "no"',
  MADE_DIR: "a folder, which is made if it is missing",
  CONTENT_DIR: "a folder with institute.yaml and records in it",
  STARTER_DIR: "a folder like CONTENT_DIR, shown once the site was set up",
  MAIL_URL: "the mail server, as smtps://user:password@mail.example.org:465 or smtp://...:587",
  MAIL_FROM:
    "the sender of mails, as office@example.org or Institute <office@example.org>, and is needed with MAIL_URL",
  OFFICE_EMAIL: "the address that gets enquiries, applications and feedback",
  OFFICE_LANGUAGE: 'the language of mails to that address: "mr", or "en"',
  MAILS_PER_HOUR: "the most codes an hour that strangers are mailed, 1 to 1000000",
  OFFICE_MAILS_PER_HOUR: "the mails an hour to the office, 1 to 1000000; what is more comes as a list",
  TRUST_PROXY: "the number of proxies in front of the site, 1 to 9",
  RETENTION_DAYS: "the days after which what visitors sent is erased, 1 to 3650",
  OFFLINE: '"on", or "off", with which phones remove the pages they have kept',
  APP_ID: "letters, digits, - and _, as the first part of the path of the faculty's profiles",
  INITIAL_AUTH_TOKEN: "a token made by npm run invite",
  FACULTY_SERVICE: 'the service that keeps the faculty\'s accounts: "embedded", or "firebase"',
  FIREBASE_PROJECT_ID: "the id of the Firebase project",
  FIREBASE_API_KEY: "the web API key of the project",
  FIREBASE_SERVICE_ACCOUNT: "the file of a service account's key, or its JSON",
  FIREBASE_AUTH_EMULATOR_HOST: "host and port of the emulator of Firebase Authentication",
  FIRESTORE_EMULATOR_HOST: "host and port of the emulator of Firestore",
  MAX_CONNECTIONS: "the connections that may be open at once, 10 to 65535",
  MAX_REQUESTS_PER_CONNECTION: "the requests after which a connection is closed, 1 to 65535",
  REQUEST_SECONDS: "the seconds that a request may take to arrive, 30 to 3600",
  STALLED_SECONDS: "the seconds after which a connection on which nothing moves is closed, 5 to 600",
  KEEP_ALIVE_SECONDS: "the seconds that an idle connection is kept open, 1 to 600",
};

export const isSiteUrl = (value: string) =>
  URL.canParse(value) &&
  /^https?:$/.test(new URL(value).protocol) &&
  new URL(value).origin === value.replace(/\/$/, "");

export const isThisMachine = (host: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host);

/** On this machine nobody else can use the site. */
export const isOnThisMachine = (siteUrl: string): boolean => isThisMachine(new URL(siteUrl).host);

interface CombinedSettings {
  WEB_CONCURRENCY: number;
  DATABASE_URL?: string | undefined;
  SITE_URL?: string | undefined;
  FACULTY_SERVICE: string;
  FIREBASE_AUTH_EMULATOR_HOST?: string | undefined;
  FIRESTORE_EMULATOR_HOST?: string | undefined;
}

export function settingConflict(given: CombinedSettings): string | undefined {
  const { WEB_CONCURRENCY, DATABASE_URL, SITE_URL, FACULTY_SERVICE } = given;
  if (WEB_CONCURRENCY > 1 && !DATABASE_URL)
    return `WEB_CONCURRENCY is "${WEB_CONCURRENCY}", but several processes cannot share the SQLite store, which one process writes to; set DATABASE_URL, or leave WEB_CONCURRENCY at 1.`;
  const emulator = (["FIREBASE_AUTH_EMULATOR_HOST", "FIRESTORE_EMULATOR_HOST"] as const).find((name) => given[name]);
  if (emulator && FACULTY_SERVICE === "firebase" && SITE_URL && !isOnThisMachine(SITE_URL))
    return `${emulator} is set, but SITE_URL is "${SITE_URL}": an emulator lets anyone in as anyone, so it is for http://localhost alone; remove it, or try it without SITE_URL.`;
  return undefined;
}

function kindOf(path: string): "missing" | "folder" | "file" {
  try {
    return statSync(path).isDirectory() ? "folder" : "file";
  } catch {
    return "missing";
  }
}

export const path = (...kinds: ReturnType<typeof kindOf>[]) =>
  z
    .string()
    .min(1)
    .refine((value) => kinds.includes(kindOf(value)));

export const isMailUrl = (value: string) =>
  URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol) && new URL(value).hostname !== "";

const address = /^[^\s@<>"]+@[^\s@<>"]+$/;
export const isEmailAddress = (value: string): boolean => address.test(value);

/** Alone, or with a name before it. */
export const isSender = (value: string) => address.test(/^[^\r\n<>"]*<([^<>]+)>$/.exec(value)?.[1] ?? value);

export const wholeNumberSetting = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .pipe(z.int().min(from).max(to));

export const isDatabaseUrl = (value: string) =>
  URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol) && new URL(value).pathname.length > 1;

/** Bytes. */
export const shortestKey = 32;

/** As printed by `openssl rand -hex 32` or `-base64`; empty if it is not a key. */
export const keyOf = (text: string): Buffer =>
  /^([0-9a-f]{2})+$/i.test(text)
    ? Buffer.from(text, "hex")
    : Buffer.from(/^[\w+/-]+=*$/.test(text) ? text : "", "base64url");

export const tokenFile = (buildDir: string): string => join(buildDir, "initial-auth-token");

/** Undefined if the build has no token. @throws SettingError when the file belongs to another user of the machine */
export function builtToken(buildDir: string): string | undefined {
  const file = tokenFile(buildDir);
  if (!existsSync(file)) return undefined;
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new SettingError(
      `"${file}" has the INITIAL_AUTH_TOKEN of the build and cannot be read; give it to the user who starts the site (chown), or delete it.`,
    );
  }
}
