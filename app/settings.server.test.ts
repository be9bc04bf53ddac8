import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { keepToken } from "../scripts/keep-token.ts";
import { builtToken, SettingError } from "./setting-values.server.ts";
import { readSettings, settingWarnings } from "./settings.server.ts";

test("nothing needs to be set", () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    processes: 1,
    keepsPages: true,
    host: undefined,
    siteUrl: "http://localhost:3000",
    dataDir: "./data",
    madeDir: "data/made",
    mayMigrate: false,
    databaseUrl: undefined,
    siteSecret: undefined,
    contentDir: "./content",
    starterDir: "./starter",
    mailUrl: undefined,
    mailFrom: undefined,
    officeEmail: undefined,
    officeLanguage: "mr",
    mailsPerHour: 600,
    officeMailsPerHour: 30,
    trustedProxies: 0,
    retentionDays: 400,
    appId: "good-minds",
    initialToken: undefined,
    facultyService: "embedded",
    firebase: {
      projectId: undefined,
      apiKey: undefined,
      serviceAccount: undefined,
      authEmulator: undefined,
      firestoreEmulator: undefined,
    },
    serverLimits: {
      connections: 2000,
      requestsPerConnection: 1000,
      requestSeconds: 180,
      stalledSeconds: 30,
      keepAliveSeconds: 65,
    },
  });
});

test("an empty value counts as not set", () => {
  expect(readSettings({ PORT: "", HOST: "", SITE_URL: "", DATA_DIR: "", CONTENT_DIR: "" })).toEqual(readSettings({}));
});

test("values that are set are used", () => {
  const set = { PORT: "8080", HOST: "127.0.0.1", SITE_URL: "https://example.org/", DATA_DIR: "./no-such-folder" };
  expect(readSettings(set)).toMatchObject({
    port: 8080,
    host: "127.0.0.1",
    siteUrl: "https://example.org",
    dataDir: "./no-such-folder",
  });
});

test("the site's URL follows the port", () => {
  expect(readSettings({ PORT: "3001" }).siteUrl).toBe("http://localhost:3001");
});

test.each(["::1", "0.0.0.0", "localhost", "web-1.example.org"])("HOST accepts %s", (host) => {
  expect(readSettings({ HOST: host }).host).toBe(host);
});

test.each([
  ["PORT", "abc", "a whole number from 1 to 65535"],
  ["PORT", "0", "a whole number from 1 to 65535"],
  ["PORT", "65536", "a whole number from 1 to 65535"],
  ["PORT", "-1", "a whole number from 1 to 65535"],
  ["PORT", "80.5", "a whole number from 1 to 65535"],
  ["PORT", "0x50", "a whole number from 1 to 65535"],
  ["PORT", " 80", "a whole number from 1 to 65535"],
  ["HOST", "a b", "a host name or address to listen on, without port or spaces"],
  ["HOST", "http://a", "a host name or address to listen on, without port or spaces"],
  ["SITE_URL", "example.org", "the address visitors use, as https://example.org, without a path"],
  ["SITE_URL", "https://example.org/site", "the address visitors use, as https://example.org, without a path"],
  ["SITE_URL", "ftp://example.org", "the address visitors use, as https://example.org, without a path"],
  ["SITE_URL", "https://me:secret@example.org", "the address visitors use, as https://example.org, without a path"],
  ["DATA_DIR", "package.json", "a folder, which is made if it is missing"],
  ["CONTENT_DIR", "./no-such-folder", "a folder with institute.yaml and records in it"],
  ["CONTENT_DIR", "package.json", "a folder with institute.yaml and records in it"],
  ["OFFICE_EMAIL", "the office", "the address that gets enquiries, applications and feedback"],
  ["OFFICE_LANGUAGE", "marathi", 'the language of mails to that address: "mr", or "en"'],
  ["TRUST_PROXY", "true", "the number of proxies in front of the site, 1 to 9"],
  ["TRUST_PROXY", "0", "the number of proxies in front of the site, 1 to 9"],
  ["RETENTION_DAYS", "0", "the days after which what visitors sent is erased, 1 to 3650"],
  ["RETENTION_DAYS", "two years", "the days after which what visitors sent is erased, 1 to 3650"],
  ["APP_ID", "../other", "letters, digits, - and _, as the first part of the path of the faculty's profiles"],
  ["APP_ID", "a/b", "letters, digits, - and _, as the first part of the path of the faculty's profiles"],
  ["FACULTY_SERVICE", "a<b", 'the service that keeps the faculty\'s accounts: "embedded", or "firebase"'],
])("%s refuses %j in one sentence", (name, value, takes) => {
  expect(() => readSettings({ [name]: value })).toThrow(
    new SettingError(`${name} is "${value}", but it takes ${takes}.`),
  );
});

const mailUrl = "smtps://office:secret@mail.example.org:465";

test("mail needs a server and a sender", () => {
  for (const from of ["office@example.org", "Good Minds <office@example.org>"])
    expect(readSettings({ MAIL_URL: mailUrl, MAIL_FROM: from })).toMatchObject({ mailUrl, mailFrom: from });
});

test("a mail server without a sender is refused", () => {
  expect(() => readSettings({ MAIL_URL: mailUrl })).toThrow(/^MAIL_FROM is missing, but it takes the sender/);
});

test.each(["no address", "a@b, c@d", "Name <a@b>\r\nBcc: c@d", "<a@b"])("MAIL_FROM refuses %j", (from) => {
  expect(() => readSettings({ MAIL_URL: mailUrl, MAIL_FROM: from })).toThrow(SettingError);
});

test("a refused token is not shown: it opens an account", () => {
  expect(() => readSettings({ INITIAL_AUTH_TOKEN: "se cret" })).toThrow(
    new SettingError("INITIAL_AUTH_TOKEN cannot be used, but it takes a token made by npm run invite."),
  );
});

test.each(["http://office:secret@example.org", "smtp:office:secret", "office:secret@mail"])(
  "the refused mail server %j is not shown: it may contain a password",
  (url) => {
    expect(() => readSettings({ MAIL_URL: url })).toThrow(/^MAIL_URL cannot be used, but it takes the mail server/);
    expect(() => readSettings({ MAIL_URL: url })).not.toThrow(/secret/);
  },
);

const databaseUrl = "postgres://site:secret@db.example.org/site";
const key = "0123456789abcdef".repeat(4);

test("a database needs the secret that all its processes share", () => {
  const settings = readSettings({ DATABASE_URL: databaseUrl, SITE_SECRET: key });
  expect(settings).toMatchObject({ databaseUrl, siteSecret: Buffer.from(key, "hex") });
  const asBase64 = Buffer.from(key, "hex").toString("base64");
  expect(readSettings({ SITE_SECRET: asBase64 }).siteSecret).toEqual(settings.siteSecret);
  expect(() => readSettings({ DATABASE_URL: databaseUrl })).toThrow(
    /^SITE_SECRET is missing, but it takes at least 32/,
  );
});

test.each([
  ["DATABASE_URL", "mysql://site:secret@example.org/site"],
  ["DATABASE_URL", "postgres://site:secret@example.org"],
  ["SITE_SECRET", "secret"],
  ["SITE_SECRET", `secret ${key}`],
])("%s refuses %j, and does not show it", (name, value) => {
  const read = () => readSettings({ DATABASE_URL: databaseUrl, SITE_SECRET: key, [name]: value });
  expect(read).toThrow(new RegExp(`^${name} cannot be used, but it takes`));
  expect(read).not.toThrow(/secret/);
});

test("several processes need a database that they share", () => {
  expect(() => readSettings({ WEB_CONCURRENCY: "2" })).toThrow(/^WEB_CONCURRENCY is "2", but .+; set DATABASE_URL/);
  const shared = { WEB_CONCURRENCY: "2", DATABASE_URL: databaseUrl, SITE_SECRET: key, MAX_CONNECTIONS: "101" };
  expect(readSettings(shared)).toMatchObject({ processes: 2, serverLimits: { connections: 51 } });
});

test("an emulator of Firebase, which lets anyone in, is refused for a site that others can visit", () => {
  const env = { FACULTY_SERVICE: "firebase", FIRESTORE_EMULATOR_HOST: "127.0.0.1:8080" };
  for (const SITE_URL of ["https://example.org", "http://example.org"])
    expect(() => readSettings({ ...env, SITE_URL })).toThrow(/^FIRESTORE_EMULATOR_HOST is set, but SITE_URL is "http/);
  for (const SITE_URL of ["", "http://localhost:3001", "http://[::1]:3000"])
    expect(settingWarnings(readSettings({ ...env, SITE_URL })).join()).toMatch(/^An emulator of Firebase/);
});

test("a public site without https, a token for the first visitor, and a secret without use cause warnings", () => {
  const warnings = (env: Record<string, string>) =>
    settingWarnings(readSettings(env)).map((each) => each.split(" ")[0]);
  expect(warnings({})).toEqual([]);
  expect(warnings({ SITE_URL: "https://example.org" })).toEqual([]);
  expect(warnings({ SITE_SECRET: key })).toEqual(["SITE_SECRET"]);
  expect(warnings({ SITE_SECRET: key, DATABASE_URL: databaseUrl })).toEqual([]);
  expect(warnings({ SITE_URL: "http://example.org", INITIAL_AUTH_TOKEN: "a.1.b" })).toEqual([
    "SITE_URL",
    "INITIAL_AUTH_TOKEN",
  ]);
});

test("a token that is given to the build can be read by nobody else, and is gone from the next build without one", () => {
  const folder = mkdtempSync(join(tmpdir(), "build-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  keepToken(folder, "a.1.b");
  expect(builtToken(folder)).toBe("a.1.b");
  expect(statSync(join(folder, "initial-auth-token")).mode & 0o077).toBe(0);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("INITIAL_AUTH_TOKEN was built in"));
  keepToken(folder, undefined);
  expect(builtToken(folder)).toBeUndefined();
});
