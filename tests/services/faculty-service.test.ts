import { writeFileSync } from "node:fs";
import { Socket } from "node:net";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { StoreError } from "#app/lib/db/store-error.server.ts";
import { asha, caller, counts, openFaculty, openWithMember, quietly, writeBeside } from "../help/faculty.ts";
import { signedIn } from "../help/faculty-ports.ts";
import { rowsIn } from "../help/rows.ts";
import { confirmedEnquiry, dataFolder, openServices, outboxEmpty } from "../help/services.ts";

const project = { SITE_URL: "http://localhost:3000", FIREBASE_PROJECT_ID: "good-minds-1", FIREBASE_API_KEY: "a-key" };
const account = { project_id: "good-minds-1", client_email: "site@example.org", private_key: "no key" };

/** A file with this text, in a folder that is deleted after the test. */
function fileOf(text: string): string {
  const file = join(dataFolder(), "key.json");
  writeFileSync(file, text);
  return file;
}

describe("a service that is set and not configured", () => {
  test.each<[string, () => Record<string, string>, RegExp]>([
    ["it has no settings", () => ({}), /FIREBASE_PROJECT_ID is not the id/],
    ["there is no API key", () => ({ ...project, FIREBASE_API_KEY: "" }), /FIREBASE_API_KEY is not/],
    ["there is no service account", () => project, /FIREBASE_SERVICE_ACCOUNT is not set/],
    ["its file is not there", () => ({ ...project, FIREBASE_SERVICE_ACCOUNT: "/nowhere/SECRET" }), /a file .*ENOENT/],
    ["its file is no JSON", () => ({ ...project, FIREBASE_SERVICE_ACCOUNT: fileOf("Dear office") }), /no JSON/],
    ["its JSON is cut", () => ({ ...project, FIREBASE_SERVICE_ACCOUNT: '{"private_key":"SECRET' }), /is no JSON/],
    ["its key is none", () => ({ ...project, FIREBASE_SERVICE_ACCOUNT: JSON.stringify(account) }), /has no project_id/],
    [
      "only one emulator is set",
      () => ({ ...project, FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" }),
      /FIREBASE_SERVICE_ACCOUNT is not set/,
    ],
    [
      "an emulator is no host",
      () => ({ ...project, FIRESTORE_EMULATOR_HOST: "http://x" }),
      /FIRESTORE_EMULATOR_HOST is/,
    ],
    ["an emulator has no port", () => ({ ...project, FIRESTORE_EMULATOR_HOST: "127.0.0.1:99999" }), /99999", and no/],
  ])("is not ready when %s: the log says why, and no connection is made", async (_why, given, reason) => {
    const errors = quietly("error");
    const connect = vi.spyOn(Socket.prototype, "connect");
    const services = await openServices({ FACULTY_SERVICE: "firebase", ...given() });
    expect(services.accountServices).toEqual({ isReady: false, name: "Firebase" });
    const messages = errors().filter((line) => line.includes('FACULTY_SERVICE is "firebase", which is not configured'));
    expect(messages).toEqual([expect.stringMatching(reason)]);
    expect(messages.join()).not.toMatch(/SECRET|no key/);
    expect(connect).not.toHaveBeenCalled();
  });

  test("is not ready when this site does not know it", async () => {
    const errors = quietly("error");
    const services = await openServices({ FACULTY_SERVICE: "Supabase" });
    expect(services.accountServices).toEqual({ isReady: false, name: "Supabase" });
    expect(errors()).toEqual([expect.stringMatching(/"embedded" or "firebase"/)]);
  });

  test("stops nothing else: enquiries are accepted, and public pages are unchanged", async () => {
    quietly("error");
    const services = await openServices({ FACULTY_SERVICE: "Firebase" });
    expect(await confirmedEnquiry(services)).toMatch(/^E-/);
    expect(await services.directory.profiles()).toEqual([]);
    expect(await services.health()).toEqual({
      store: true,
      outbox: true,
      clock: true,
      mail: true,
      disk: true,
      content: true,
    });
  });

  test("does not make the site store accounts itself", async () => {
    quietly("error");
    const { dataDir } = await openServices({ FACULTY_SERVICE: "Firebase" });
    expect(counts(dataDir)).toEqual({});
  });
});

describe("a store with accounts of the other service", () => {
  const firebase = {
    ...{ ...project, FACULTY_SERVICE: "firebase" },
    ...{ FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9", FIRESTORE_EMULATOR_HOST: "127.0.0.1:9" },
  };

  test("stops the start with what to do, and not once the accounts are gone", async () => {
    const { dataDir, close } = await openWithMember();
    await close();
    await expect(openServices(firebase, { dataDir })).rejects.toThrow(
      'FACULTY_SERVICE is "firebase", but the store has faculty accounts of the embedded service; set FACULTY_SERVICE to "embedded", or move the members to an empty store as docs/firebase.md says.',
    );
    // A store of before the service was noted.
    rowsIn(dataDir, "DELETE FROM facts WHERE name = 'facultyService' RETURNING name");
    await expect(openServices(firebase, { dataDir })).rejects.toThrow(StoreError);
    const { accounts, signIns, memberWith, close: end } = await openFaculty({}, { dataDir });
    const { session } = signedIn(await signIns.byPassword(asha.email, asha.password, caller));
    expect(await accounts.erase(await memberWith(session))).toBe(true);
    await outboxEmpty(dataDir);
    await end();
    expect(await openServices(firebase, { dataDir })).toMatchObject({ accountServices: { isReady: true } });
  });

  test("stops the start on the embedded one as well", async () => {
    const { dataDir, close } = await openServices(firebase);
    await close();
    const member = "('a', 'a@example.org', 'a@example.org', 'en', 1)";
    await writeBeside(dataDir, `INSERT INTO members (uid, email, emailKey, locale, createdAt) VALUES ${member}`);
    await expect(openServices({}, { dataDir })).rejects.toThrow(
      /accounts of Firebase; set FACULTY_SERVICE to "firebase"/,
    );
  });
});
