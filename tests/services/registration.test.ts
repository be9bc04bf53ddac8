import { expect, test } from "vitest";
import { readSecret } from "#app/lib/crypto/secret.server.ts";
import { createLimits } from "#app/lib/limits/limits.server.ts";
import { openLimitsFile } from "#app/lib/process-state.server.ts";
import {
  asha,
  caller,
  counts,
  noted,
  openFaculty,
  placesOf,
  profileRows,
  quietly,
  ravi,
  refuse,
  tells,
  tooMany,
  writeBeside,
} from "../help/faculty.ts";
import { signedIn } from "../help/faculty-ports.ts";
import { placeOf, testOnSqlite } from "../help/place.ts";
import { day, hour, mailsOnceIn, outboxEmpty, second, setForward } from "../help/services.ts";

test.each([
  ["without APP_ID", {}, "good-minds"],
  ["with APP_ID", { APP_ID: "other_app-2" }, "other_app-2"],
])("registering %s writes the profile, and signs in", async (_what, env, appId) => {
  const { registrations, accounts, dataDir } = await openFaculty(env);
  const before = Date.now();
  const { person, session } = signedIn(await registrations.register(asha, caller));
  const { uid } = person;
  const [row, ...others] = profileRows(dataDir);
  expect(others).toEqual([]);
  expect(row?.path).toBe(`artifacts/${appId}/users/${uid}/facultyProfile/${uid}`);
  const { password: _never, ...fields } = asha;
  const createdAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(row?.data).toStrictEqual({ ...fields, uid, createdAt });
  expect(Date.parse(String(row?.data.createdAt))).toBeGreaterThanOrEqual(before);
  expect(await accounts.memberOf(session, "en")).toMatchObject({ uid, email: asha.email, name: asha.name, session });
});

test("an address is stored in lower case, however it was typed, and accepted only once", async () => {
  const { registrations, dataDir } = await openFaculty();
  signedIn(await registrations.register({ ...asha, email: "Asha@Example.ORG" }, caller));
  const before = JSON.stringify(profileRows(dataDir));
  expect(before).toContain(`"${asha.email}"`);
  const again = { ...ravi, email: "ASHA@example.org" };
  expect(await registrations.register(again, caller)).toEqual({ ok: false, reason: "emailTaken" });
  expect(JSON.stringify(profileRows(dataDir))).toBe(before);
  expect(counts(dataDir)).toMatchObject({ users: 1, members: 1, sessions: 1, documents: 1 });
});

test("a button that is pressed twice creates one account, with one profile", async () => {
  const { registrations, dataDir } = await openFaculty();
  const answers = await Promise.all([registrations.register(asha, caller), registrations.register(asha, caller)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers).toContainEqual({ ok: false, reason: "emailTaken" });
  expect(counts(dataDir)).toMatchObject({ users: 1, members: 1, sessions: 1, documents: 1 });
});

test.each(["en", "mr"] as const)(
  "the owner of the address is notified of the account, in the language of the page (%s)",
  async (locale) => {
    const { register, dataDir } = await openFaculty();
    await register(asha, { ...caller, locale });
    const [mail] = await mailsOnceIn(dataDir, 1);
    expect(mail?.to).toBe(asha.email);
    expect(mail).toSatisfy(tells("registered", locale));
    expect(mail?.text).toContain(`https://institute.example${locale === "mr" ? "/mr" : ""}/faculty-login`);
    for (const typed of [asha.name, asha.password, asha.department]) expect(mail?.html).not.toContain(typed);
  },
);

test("the previous session of the browser ends", async () => {
  const { register, accounts } = await openFaculty();
  const { session } = await register();
  await register(ravi, { ...caller, session });
  expect(await accounts.memberOf(session, "en")).toBeUndefined();
});

test.each(["documents", "members", "audit", "outbox"])(
  "when a row of %s cannot be stored nothing is left over, and registering again works",
  async (table) => {
    const { registrations, register, dataDir } = await openFaculty();
    const errors = quietly("error");
    const refusal = await refuse(dataDir, "INSERT", table);
    expect(await registrations.register(asha, caller)).toEqual({ ok: false, reason: "profileFailed" });
    expect(counts(dataDir)).toEqual({});
    expect(errors().filter((line) => /a profile could not be stored/.test(line))).toHaveLength(1);
    for (const text of [asha.email, asha.name, asha.password]) expect(errors().join()).not.toContain(text);
    await refusal.allow();
    expect(await register()).toMatchObject({ email: asha.email });
    expect(counts(dataDir)).toMatchObject({ users: 1, credentials: 1, sessions: 1, members: 1, documents: 1 });
    await outboxEmpty(dataDir);
    expect(await mailsOnceIn(dataDir, 1)).toHaveLength(1);
  },
);

test.each(["users", "credentials", "sessions"])(
  "when a row of %s cannot be stored nothing is left over either",
  async (table) => {
    const { registrations, register, dataDir } = await openFaculty();
    quietly("error");
    const refusal = await refuse(dataDir, "INSERT", table);
    await expect(registrations.register(asha, caller)).rejects.toThrow();
    expect(counts(dataDir)).toEqual({});
    await refusal.allow();
    expect(await register()).toMatchObject({ email: asha.email });
  },
);

/** The state after a server stopped between creating an account and storing its profile. */
const die = (dataDir: string) => writeBeside(dataDir, "DELETE FROM members; DELETE FROM documents");

test("an account whose server stopped before its profile was stored has one from the next sign-in on", async () => {
  const { register, signIns, dataDir } = await openFaculty();
  const { uid, name, email } = await register();
  await outboxEmpty(dataDir);
  await die(dataDir);
  signedIn(await signIns.byPassword(email, asha.password, caller));
  const [row] = profileRows(dataDir);
  expect(row?.data).toStrictEqual({
    ...{ name, email, uid, department: "", facultyId: "" },
    createdAt: expect.any(String),
  });
  expect(counts(dataDir)).toMatchObject({ members: 1, documents: 1 });
});

test("such an account is complete again by its next visit too", async () => {
  const { register, accounts, profiles, dataDir } = await openFaculty();
  const { session, uid } = await register();
  await outboxEmpty(dataDir);
  await die(dataDir);
  const member = await accounts.memberOf(session, "mr");
  expect(member).toMatchObject({ uid, row: { uid, locale: "mr", provenAt: null } });
  expect(member && (await profiles.read(member)).profile).toMatchObject({ name: asha.name, department: "" });
});

test("an existing profile is not changed when only its member is missing", async () => {
  const { register, accounts, dataDir } = await openFaculty();
  const { session, uid } = await register();
  await outboxEmpty(dataDir);
  const before = profileRows(dataDir);
  await writeBeside(dataDir, "DELETE FROM members");
  expect(await accounts.memberOf(session, "en")).toMatchObject({ uid });
  expect(profileRows(dataDir)).toEqual(before);
});

test("an address is registered at most three times a day: each time its owner is notified, and never silently", async () => {
  const { registrations, register, accounts, dataDir, mails } = await openFaculty();
  for (let count = 0; count < 3; count++) {
    const member = await register();
    const passwords = { current: asha.password, password: "another long password" };
    for (let again = 0; again < 2; again++) {
      member.session = signedIn(await accounts.changePassword(member, passwords, caller)).session;
      passwords.current = passwords.password;
    }
    await outboxEmpty(dataDir);
    await accounts.erase(member);
    await outboxEmpty(dataDir);
  }
  const refused = await registrations.register(asha, caller);
  expect(refused).toEqual(tooMany);
  expect("seconds" in refused && refused.seconds).toBeGreaterThan(86_000);
  expect(counts(dataDir)).not.toHaveProperty("users");
  const sent = await mails();
  for (const event of ["registered", "erased"] as const) expect(sent.filter(tells(event)), event).toHaveLength(3);
  expect(sent.filter(tells("passwordChanged")), "an unproven address is not flooded with these").toHaveLength(5);
  expect(sent.at(-1)).toSatisfy(tells("erased"));
  await register(ravi);
  setForward(day);
  expect(await registrations.register(asha, caller)).toMatchObject({ ok: true });
});

test("testing whether an address is taken consumes none of its owner's registrations", async () => {
  const { registrations, register, accounts, dataDir } = await openFaculty();
  const member = await register();
  for (let count = 0; count < 4; count++)
    expect(await registrations.register(asha, { ...caller, address: `198.51.100.${count}` })).toMatchObject({
      reason: "emailTaken",
    });
  await accounts.erase(member);
  await outboxEmpty(dataDir);
  expect(await registrations.register(asha, caller)).toMatchObject({ ok: true });
});

test("twenty accounts an hour are created from one internet address", async () => {
  const { registrations, dataDir } = await openFaculty();
  for (let count = 0; count < 20; count++)
    signedIn(await registrations.register({ ...asha, email: `asha${count}@example.org` }, caller));
  expect(await registrations.register(ravi, caller)).toEqual(tooMany);
  expect(placesOf(dataDir, ravi.email)).toEqual([]);
  expect(await registrations.register(asha, { ...caller, address: "198.51.100.7" })).toMatchObject({ ok: true });
  setForward(hour);
  expect(await registrations.register(ravi, caller)).toMatchObject({ ok: true });
});

test("repeated tests whether an address is taken are slowed down", async () => {
  const { registrations } = await openFaculty();
  signedIn(await registrations.register(asha, caller));
  // The clock is stopped: a slow machine makes no wait shorter.
  setForward(0);
  const taken = { ok: false, reason: "emailTaken" };
  for (let count = 0; count < 5; count++) expect(await registrations.register(asha, caller)).toEqual(taken);
  for (const wait of [2, 4, 8]) {
    expect(await registrations.register(ravi, caller)).toEqual({ ...tooMany, seconds: wait });
    setForward(wait * second);
    expect(await registrations.register(asha, caller)).toEqual(taken);
  }
});

test("the same holds for all addresses of an IPv6 network together", async () => {
  const { registrations } = await openFaculty();
  for (const fields of [asha, ravi]) signedIn(await registrations.register(fields, caller));
  const from = (count: number) => ({ ...caller, address: `2001:db8:1:${count}` });
  const usha = { ...asha, email: "usha@example.org" };
  setForward(0);
  for (let count = 0; count < 5; count++)
    expect(await registrations.register(count % 2 ? asha : ravi, from(count))).toMatchObject({ reason: "emailTaken" });
  expect(await registrations.register(usha, from(9))).toEqual(tooMany);
  expect(await registrations.register(usha, { ...caller, address: "2001:db8:2:9" })).toMatchObject({ ok: true });
});

testOnSqlite(
  "a network learns twenty times an hour that an address is taken; then a free one is refused alike",
  async () => {
    const { registrations, dataDir } = await openFaculty();
    signedIn(await registrations.register(asha, caller));
    const from = (count: number) => ({ ...caller, address: `2001:db8:1:${count}` });
    const limits = createLimits({ counts: openLimitsFile(dataDir), secret: readSecret(placeOf(dataDir)) });
    for (let answers = 0; answers < 19; answers++) await limits.consume(["takenAnswersOfNetwork", "2001:db8:1"]);
    limits.close();
    const usha = { ...asha, email: "usha@example.org" };
    expect(await registrations.register(usha, from(1)), "it reveals nothing").toMatchObject({ ok: true });
    expect(await registrations.register(asha, from(2))).toMatchObject({ reason: "emailTaken" });
    for (const fields of [asha, ravi]) expect(await registrations.register(fields, from(3))).toEqual(tooMany);
    expect(await registrations.register(asha, caller), "another network").toMatchObject({ reason: "emailTaken" });
    setForward(hour);
    expect(await registrations.register(ravi, from(3))).toMatchObject({ ok: true });
  },
);

test("for one email address the same holds for all internet addresses together", async () => {
  const { registrations } = await openFaculty();
  signedIn(await registrations.register(asha, caller));
  const from = (count: number) => ({ ...caller, address: `198.51.100.${count}` });
  for (let count = 0; count < 5; count++)
    expect(await registrations.register(asha, from(count))).toMatchObject({ reason: "emailTaken" });
  expect(await registrations.register(asha, from(9))).toEqual(tooMany);
  expect(await registrations.register(ravi, from(9))).toMatchObject({ ok: true });
});

test("a registration is recorded, and a failed one is not recorded as one", async () => {
  const { register, registrations, dataDir } = await openFaculty();
  const { uid } = await register();
  await registrations.register(asha, caller);
  expect(noted(dataDir)).toEqual([{ event: "registered", way: null, uid, emailDigest: null }]);
});
