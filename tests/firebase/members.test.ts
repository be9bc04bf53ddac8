import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { openFirebase } from "#app/people/accounts/firebase/firebase.server.ts";
import { profilePath } from "#app/people/accounts/ports.server.ts";
import { readSettings } from "#app/settings.server.ts";
import { authHost, emptyEmulators, firebaseSettings, firestoreHost, isGoogles, project } from "../help/emulators.ts";
import { asha, caller, counts, openFaculty, placesOf, quietly, ravi } from "../help/faculty.ts";
import { signedIn } from "../help/faculty-ports.ts";
import { anHourLater, outboxEmpty, setForward, ticketOf } from "../help/services.ts";
import { describeWhere } from "../help/test-where.ts";
import { type Way, wayTo } from "../help/way.ts";

beforeEach(emptyEmulators);

const ports = () => openFirebase(readSettings(firebaseSettings()).firebase, () => Date.now());

/** A custom token as the emulator takes it: not signed. */
function customToken(uid: string, more: object = {}): string {
  const seconds = Math.floor(Date.now() / 1000);
  const aud = "https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit";
  const part = (data: object) => Buffer.from(JSON.stringify(data)).toString("base64url");
  return `${part({ alg: "none", typ: "JWT" })}.${part({ uid, aud, iat: seconds, exp: seconds + 3600, ...more })}.`;
}

describe("members with Firebase", () => {
  test("have their profile there, with the fields of the specification, and nothing of it here", async () => {
    const { register, dataDir } = await openFaculty(firebaseSettings());
    const { uid } = await register();
    await outboxEmpty(dataDir);
    const url = `http://${firestoreHost}/v1/projects/${project}/databases/(default)/documents/${profilePath("good-minds", uid)}`;
    if (isGoogles) {
      const { fields } = await (await fetch(url, { headers: { Authorization: "Bearer owner" } })).json();
      const text = (stringValue: string) => ({ stringValue });
      expect(fields).toEqual({
        ...{ name: text(asha.name), department: text(asha.department), facultyId: text(asha.facultyId) },
        ...{ email: text(asha.email), uid: text(uid), createdAt: { timestampValue: expect.any(String) } },
      });
    }
    expect(placesOf(dataDir, asha.department)).toEqual([]);
    expect(counts(dataDir)).toMatchObject({ users: 1, sessions: 1, members: 1 });
    expect(counts(dataDir)).not.toHaveProperty("credentials");
  });

  test("sign in by password and code, change and reset the password, and are erased", async () => {
    const { register, signIns, accountCodes, accounts, codeFor, memberWith, profiles, dataDir } = await openFaculty(
      firebaseSettings(),
    );
    const member = await register();
    expect(await signIns.byPassword(asha.email, "wrong", caller)).toEqual({
      ok: false,
      reason: "wrongCredentials",
      said: "INVALID_LOGIN_CREDENTIALS",
    });
    expect(await signIns.byPassword("no@example.org", "wrong", caller)).toMatchObject({
      said: "INVALID_LOGIN_CREDENTIALS",
    });
    const begun = signedIn(
      await accounts.changePassword(member, { current: asha.password, password: "a second password" }, caller),
    );
    expect(await accounts.memberOf(member.session, "en"), "other sessions have ended").toBeUndefined();
    const ticket = ticketOf(await accountCodes.send("reset", asha.email, caller));
    const reset = await accounts.resetPassword(ticket, await codeFor(asha.email), "a third password", caller);
    const last = await memberWith(signedIn(reset).session);
    expect(await accounts.memberOf(begun.session, "en")).toBeUndefined();
    expect(await signIns.byPassword(asha.email, "a second password", caller)).toMatchObject({ ok: false });
    expect(await profiles.save(last, { name: "Asha N.", department: "Pharmacy", facultyId: "1" })).toBe("kept");
    const now = await memberWith(signedIn(await signIns.byPassword(asha.email, "a third password", caller)).session);
    expect((await profiles.read(now)).profile).toMatchObject({ name: "Asha N.", email: asha.email });
    expect(await accounts.erase(now)).toBe(true);
    expect(await ports().identity.find(asha.email)).toBeUndefined();
    expect(await ports().documents.get({ uid: now.uid }, profilePath("good-minds", now.uid))).toBeUndefined();
    expect(counts(dataDir)).not.toHaveProperty("users");
    expect(await register()).toMatchObject({ email: asha.email });
  });

  test("who are disabled in the console sign in neither by password nor by code", async () => {
    const { register, signIns, accountCodes, codeFor } = await openFaculty(firebaseSettings());
    const { uid } = await register();
    const ticket = ticketOf(await accountCodes.send("signIn", asha.email, caller));
    const code = await codeFor(asha.email);
    const url = `http://${authHost}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`;
    const headers = { "Content-Type": "application/json", Authorization: "Bearer owner" };
    await fetch(url, { method: "POST", headers, body: JSON.stringify({ localId: uid, disableUser: true }) });
    expect(await signIns.byCode(ticket, code, caller)).toMatchObject({ ok: false });
    expect(await signIns.byPassword(asha.email, asha.password, caller)).toMatchObject({ reason: "suspended" });
  });

  test("see what Firebase says of an address that is taken, and of a password that it refuses", async () => {
    const { register, registrations } = await openFaculty(firebaseSettings());
    await register();
    expect(await registrations.register(asha, caller)).toEqual({
      ok: false,
      reason: "emailTaken",
      said: "EMAIL_EXISTS",
    });
    expect(await registrations.register({ ...ravi, password: "weak" }, caller)).toMatchObject({
      ...{ ok: false, reason: "refused" },
      said: "WEAK_PASSWORD : Password should be at least 6 characters",
    });
  });

  test("keep their password where Firebase refuses the new one, and see what it says", async () => {
    const { register, accounts, accountCodes, codeFor, signIns } = await openFaculty(firebaseSettings());
    const member = await register();
    const said = "WEAK_PASSWORD : Password should be at least 6 characters";
    const refused = { ok: false, reason: "passwordRefused", said };
    const change = { current: asha.password, password: "weak" };
    expect(await accounts.changePassword(member, change, caller)).toEqual(refused);
    const ticket = ticketOf(await accountCodes.send("reset", asha.email, caller));
    expect(await accounts.resetPassword(ticket, await codeFor(asha.email), "weak", caller)).toEqual(refused);
    expect(await signIns.byPassword(asha.email, asha.password, caller)).toMatchObject({ ok: true });
  });

  test("sign in with a custom token of Firebase, once", async () => {
    const { signIns, accounts } = await openFaculty(firebaseSettings());
    const token = customToken("asha-1", { claims: { email: asha.email } });
    expect(await signIns.isTokenGood(token)).toBe(true);
    const { person, session } = signedIn(await signIns.byToken(token, caller));
    expect(person).toMatchObject({ uid: "asha-1", email: asha.email });
    expect(await accounts.memberOf(session, "en")).toMatchObject({ row: { provenAt: expect.any(Number) } });
    expect(await signIns.isTokenGood(token)).toBe(false);
    expect(await signIns.byToken(token, caller)).toMatchObject({ reason: "badToken" });
    expect(await signIns.byToken(customToken("nobody-1"), caller), "without an address").toMatchObject({ ok: false });
    expect(await signIns.isTokenGood(customToken("late", { exp: 1 }))).toBe(false);
    const taken = customToken("ravi-1", { claims: { email: asha.email } });
    expect(await signIns.byToken(taken, caller), "with the address of another account").toMatchObject({ ok: false });
    for (const uid of ["nobody-1", "ravi-1"]) expect(await ports().identity.openedAt(uid), "left over").toBeUndefined();
  });
});

describeWhere(isGoogles)("the rules of Firestore", () => {
  test.each(["GET", "PATCH", "DELETE"])("let nobody %s a profile past the site's server", async (method) => {
    const { register } = await openFaculty(firebaseSettings());
    const { uid } = await register();
    const signIn = `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
    const body = JSON.stringify({ email: asha.email, password: asha.password, returnSecureToken: true });
    const { idToken } = await (
      await fetch(signIn, { method: "POST", headers: { "Content-Type": "application/json" }, body })
    ).json();
    const url = `http://${firestoreHost}/v1/projects/${project}/databases/(default)/documents/${profilePath("good-minds", uid)}`;
    const fields = method === "PATCH" ? { body: JSON.stringify({ fields: {} }) } : {};
    for (const headers of [{ Authorization: `Bearer ${idToken}` }, {}])
      expect((await fetch(url, { method, headers, ...fields })).status).toBe(403);
  });
});

describe("when Firebase cannot be reached", () => {
  async function openByWays() {
    const portOf = (host: string) => Number(host.split(":")[1]);
    const [auth, firestore] = [await wayTo(portOf(authHost)), await wayTo(portOf(firestoreHost))];
    for (const { cut } of [auth, firestore]) onTestFinished(cut);
    const hostOf = ({ port }: Way) => `127.0.0.1:${port}`;
    const settings = firebaseSettings({ auth: hostOf(auth), firestore: hostOf(firestore) });
    return { auth, firestore, settings, ...(await openFaculty(settings)) };
  }

  test("in the middle of a registration, nothing is left of it, at the next try or by the sweep", async () => {
    const { auth, firestore, registrations, signIns, dataDir, close, settings } = await openByWays();
    quietly("error");
    await firestore.cut();
    expect(await registrations.register(asha, caller)).toMatchObject({ ok: false, reason: "profileFailed" });
    expect(await signIns.byPassword(asha.email, asha.password, caller), "it is not made complete").toMatchObject({
      ok: false,
    });
    await firestore.restore();
    const again = () => registrations.register(asha, caller);
    const answer = await vi.waitFor(again, { timeout: 20_000, interval: 1000 });
    expect(answer, "the next try undoes it first").toMatchObject({ person: { email: asha.email } });
    auth.slow(10_000);
    await expect(registrations.register(ravi, caller), "an answer that comes too late").rejects.toMatchObject({
      isOpen: true,
    });
    await auth.restore();
    expect(await ports().identity.find(ravi.email), "the account was opened all the same").toBeDefined();
    await outboxEmpty(dataDir);
    await close();
    setForward(10 * 60_000);
    await anHourLater(dataDir, () => openFaculty(settings, { dataDir }));
    expect(await ports().identity.find(ravi.email)).toBeUndefined();
    expect(counts(dataDir)).not.toHaveProperty("unfinishedRegistrations");
  });

  test("in the middle of saving a profile, it is not said to be saved, and can be sent again", async () => {
    const { firestore, register, profiles } = await openByWays();
    const member = await register();
    const fields = { name: asha.name, department: "Pharmacognosy", facultyId: "2" };
    firestore.slow(10_000);
    await expect(profiles.save(member, fields)).rejects.toMatchObject({ isOpen: true });
    await firestore.restore();
    expect(await profiles.save(member, fields)).toBe("kept");
    expect((await profiles.read(member)).profile).toMatchObject(fields);
  });

  test("in the middle of an erasing, the member learns so, and the rest follows", async () => {
    const { auth, register, accounts, signIns, settings, dataDir, close } = await openByWays();
    const member = await register();
    await outboxEmpty(dataDir);
    quietly("error");
    await auth.cut();
    expect(await accounts.erase(member)).toBe(false);
    expect(await accounts.memberOf(member.session, "en")).toBeUndefined();
    await auth.restore();
    expect(await signIns.byPassword(asha.email, asha.password, caller)).toMatchObject({ ok: false });
    await close();
    await openFaculty(settings, { dataDir });
    expect(await ports().identity.find(asha.email)).toBeUndefined();
    expect(counts(dataDir)).not.toHaveProperty("members");
    expect(counts(dataDir)).not.toHaveProperty("users");
  });
});
