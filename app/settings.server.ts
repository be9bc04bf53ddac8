import { join } from "node:path";
import { z } from "zod";
import {
  builtToken,
  embedded,
  expectedFormat,
  isDatabaseUrl,
  isEmailAddress,
  isMailUrl,
  isOnThisMachine,
  isSender,
  isSiteUrl,
  keyOf,
  path,
  SettingError,
  settingConflict,
  shortestKey,
  wholeNumberSetting,
} from "./setting-values.server.ts";

export { embedded, SettingError } from "./setting-values.server.ts";

/** These values are never shown: they may contain a password. */
const secret = new Set(["DATABASE_URL", "SITE_SECRET", "MAIL_URL", "INITIAL_AUTH_TOKEN", "FIREBASE_SERVICE_ACCOUNT"]);

const environment = z.object({
  PORT: wholeNumberSetting(1, 65535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .optional(),
  SITE_URL: z
    .string()
    .refine(isSiteUrl)
    .transform((url) => new URL(url).origin)
    .optional(),
  WEB_CONCURRENCY: wholeNumberSetting(1, 64).default(1),
  DATA_DIR: path("folder", "missing").default("./data"),
  DATABASE_URL: z.string().refine(isDatabaseUrl).optional(),
  SITE_SECRET: z
    .string()
    .transform(keyOf)
    .refine(({ length }) => length >= shortestKey)
    .optional(),
  MIGRATE: z.enum(["yes", "no"]).default("no"),
  MADE_DIR: path("folder", "missing").optional(),
  CONTENT_DIR: path("folder").optional(),
  STARTER_DIR: path("folder").default("./starter"),
  MAIL_URL: z.string().refine(isMailUrl).optional(),
  MAIL_FROM: z.string().refine(isSender).optional(),
  OFFICE_EMAIL: z.string().refine(isEmailAddress).optional(),
  OFFICE_LANGUAGE: z.enum(["mr", "en"]).default("mr"),
  MAILS_PER_HOUR: wholeNumberSetting(1, 1_000_000).default(600),
  OFFICE_MAILS_PER_HOUR: wholeNumberSetting(1, 1_000_000).default(30),
  TRUST_PROXY: wholeNumberSetting(1, 9).optional(),
  RETENTION_DAYS: wholeNumberSetting(1, 3650).default(400),
  OFFLINE: z.enum(["on", "off"]).default("on"),
  APP_ID: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .default("good-minds"),
  INITIAL_AUTH_TOKEN: z
    .string()
    .regex(/^[\w.-]{1,2000}$/)
    .optional(),
  FACULTY_SERVICE: z
    .string()
    .regex(/^[\w .-]{1,60}$/)
    .default(embedded),
  // Checked when Firebase is opened: errors in these only affect signing in, not the site.
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_SERVICE_ACCOUNT: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
  FIRESTORE_EMULATOR_HOST: z.string().optional(),
  MAX_CONNECTIONS: wholeNumberSetting(10, 65535).default(2000),
  MAX_REQUESTS_PER_CONNECTION: wholeNumberSetting(1, 65535).default(1000),
  REQUEST_SECONDS: wholeNumberSetting(30, 3600).default(180),
  STALLED_SECONDS: wholeNumberSetting(5, 600).default(30),
  KEEP_ALIVE_SECONDS: wholeNumberSetting(1, 600).default(65),
});

function settingError(name: keyof typeof expectedFormat, value: string | undefined): SettingError {
  const got = value === undefined ? "is missing" : secret.has(name) ? "cannot be used" : `is "${value}"`;
  return new SettingError(`${name} ${got}, but it takes ${expectedFormat[name]}.`);
}

/** An empty value is not set. @throws SettingError naming the setting, its value and the accepted values */
export function readSettings(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const result = environment.safeParse(given);
  if (!result.success) {
    const name = String(result.error.issues[0]?.path[0]) as keyof typeof expectedFormat;
    throw settingError(name, env[name]);
  }
  const { PORT, HOST, SITE_URL, WEB_CONCURRENCY, DATA_DIR, MADE_DIR, CONTENT_DIR, STARTER_DIR, ...rest } = result.data;
  if (rest.MAIL_URL && !rest.MAIL_FROM) throw settingError("MAIL_FROM", undefined);
  if (rest.DATABASE_URL && !rest.SITE_SECRET) throw settingError("SITE_SECRET", undefined);
  const fault = settingConflict(result.data);
  if (fault) throw new SettingError(fault);
  return {
    port: PORT,
    host: HOST,
    siteUrl: SITE_URL ?? `http://localhost:${PORT}`,
    processes: WEB_CONCURRENCY,
    dataDir: DATA_DIR,
    /** The folder of what is made from content; it can be deleted at any time. */
    madeDir: MADE_DIR ?? join(DATA_DIR, "made"),
    /** Undefined: SQLite in the data folder. */
    databaseUrl: rest.DATABASE_URL,
    /** The key of the secret that all processes on one database share. */
    siteSecret: rest.SITE_SECRET,
    /** Allows migrating a store with data where no copy of it can be kept. */
    mayMigrate: rest.MIGRATE === "yes",
    keepsPages: rest.OFFLINE === "on",
    contentDir: CONTENT_DIR ?? "./content",
    /** The content after the set-up at /setup; undefined when the operator has named the content. */
    starterDir: CONTENT_DIR === undefined ? STARTER_DIR : undefined,
    mailUrl: rest.MAIL_URL,
    mailFrom: rest.MAIL_FROM,
    officeEmail: rest.OFFICE_EMAIL,
    officeLanguage: rest.OFFICE_LANGUAGE,
    /** The most code emails to strangers an hour, and as many confirmations. */
    mailsPerHour: rest.MAILS_PER_HOUR,
    /** Mails an hour that report one submission to the office; further ones are sent as a list. */
    officeMailsPerHour: rest.OFFICE_MAILS_PER_HOUR,
    /** Reverse proxies in front of the site that add the visitor's address. */
    trustedProxies: rest.TRUST_PROXY ?? 0,
    /** Days from submission to erasure. */
    retentionDays: rest.RETENTION_DAYS,
    /** The prefix of the site's documents in a document store. */
    appId: rest.APP_ID,
    /** Opens an account for the first visitor, once. */
    initialToken: rest.INITIAL_AUTH_TOKEN,
    facultyService: rest.FACULTY_SERVICE,
    firebase: {
      projectId: rest.FIREBASE_PROJECT_ID,
      apiKey: rest.FIREBASE_API_KEY,
      serviceAccount: rest.FIREBASE_SERVICE_ACCOUNT,
      authEmulator: rest.FIREBASE_AUTH_EMULATOR_HOST,
      firestoreEmulator: rest.FIRESTORE_EMULATOR_HOST,
    },
    serverLimits: {
      /** For each process. */
      connections: Math.ceil(rest.MAX_CONNECTIONS / WEB_CONCURRENCY),
      requestsPerConnection: rest.MAX_REQUESTS_PER_CONNECTION,
      /** Enough for a photo of 5 MB on a bad connection, which takes three minutes. */
      requestSeconds: rest.REQUEST_SECONDS,
      stalledSeconds: rest.STALLED_SECONDS,
      /** Longer than the 60 seconds of common proxies, so that a connection that a proxy reuses is still open. */
      keepAliveSeconds: rest.KEEP_ALIVE_SECONDS,
    },
  };
}

export type Settings = ReturnType<typeof readSettings>;

/** See the table in docs/operate.md. */
export type ServerLimits = Settings["serverLimits"];

/** Settings given to the build; the environment takes precedence. */
declare const __BUILD_DIR__: string;
const built = typeof __BUILD_DIR__ === "undefined" ? {} : { INITIAL_AUTH_TOKEN: builtToken(__BUILD_DIR__) };

export const settings = readSettings({ ...built, ...process.env });

export function settingWarnings({ siteUrl, initialToken, databaseUrl, siteSecret, firebase }: Settings): string[] {
  const plain = siteUrl.startsWith("http:") && !isOnThisMachine(siteUrl);
  const isEmulated = firebase.authEmulator !== undefined || firebase.firestoreEmulator !== undefined;
  return [
    ...(plain ? ["SITE_URL is not https: passwords and sessions can be read on the way. Put https in front."] : []),
    ...(initialToken ? ["INITIAL_AUTH_TOKEN is set: the first person to open /faculty-login gets its account."] : []),
    ...(siteSecret && !databaseUrl
      ? ["SITE_SECRET is not used without DATABASE_URL: the data folder has its own."]
      : []),
    ...(isEmulated
      ? ["An emulator of Firebase is set: it lets anyone in as anyone, and loses all data when it stops."]
      : []),
  ];
}
