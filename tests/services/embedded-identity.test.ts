import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { hashPassword } from "better-auth/crypto";
import { expect, test } from "vitest";
import { caller, openFaculty, openWithMember, placesOf } from "../help/faculty.ts";
import { asha, created, openEmbedded } from "../help/faculty-ports.ts";
import { testOnSqlite } from "../help/place.ts";
import { rowsIn } from "../help/services.ts";

test("a copy of the store signs nobody in: a stored session differs from the browser's", async () => {
  const { identity, sessions, dataDir } = await openEmbedded();
  const { session } = await sessions.begin(await created(identity, asha), "");
  const [row] = rowsIn(dataDir, "SELECT id, token FROM sessions");
  const [id, token] = [String(row?.id), String(row?.token)];
  for (const guess of [
    id,
    token,
    `${token}.`,
    `${token}.${token}`,
    `${token}.${createHash("sha256").update(token).digest("base64")}`,
  ])
    expect(await sessions.personOf(guess), guess).toBeUndefined();
  expect(placesOf(dataDir, session)).toEqual([]);
});

testOnSqlite("a session is invalid when the site has another secret", async () => {
  const { register, dataDir, close } = await openFaculty();
  const { session } = await register();
  await close();
  rmSync(join(dataDir, "secret.key"));
  const { accounts, signIns } = await openFaculty({}, { dataDir });
  expect(await accounts.memberOf(session, "en")).toBeUndefined();
  expect(await signIns.byPassword(asha.email, asha.password, caller)).toMatchObject({ ok: true });
});

test("sessions survive a restart", async () => {
  const { register, dataDir, close } = await openFaculty();
  const { session } = await register();
  await close();
  const { accounts } = await openFaculty({}, { dataDir });
  expect(await accounts.memberOf(session, "en")).toMatchObject({ email: asha.email });
});

test("passwords are stored as salted hashes, and internet addresses nowhere", async () => {
  const { register, dataDir } = await openWithMember();
  await register({ ...asha, department: "Pharmacy", facultyId: "1", email: "other@example.org" });
  const hashes = rowsIn(dataDir, "SELECT password FROM credentials").map(({ password }) => String(password));
  expect(new Set(hashes).size).toBe(2);
  for (const hash of hashes) expect(hash.length).toBeGreaterThan(64);
  expect(placesOf(dataDir, asha.password, caller.address)).toEqual([]);
});

test("a password that better-auth hashed still signs in, and is then hashed again", async () => {
  const { identity, sessions, dataDir } = await openEmbedded();
  const person = await created(identity, asha);
  const { session } = await sessions.begin(person, "");
  const hashKept = () => String(rowsIn(dataDir, "SELECT password FROM credentials")[0]?.password);
  const old = await hashPassword(asha.password);
  rowsIn(dataDir, "UPDATE credentials SET password = ?", old);
  expect(await identity.verifyPassword(asha.email, "not this one")).toMatchObject({ ok: false });
  expect(hashKept()).toBe(old);
  // Two at once: neither is refused because the other has already replaced the hash.
  const both = await Promise.all([1, 2].map(() => identity.verifyPassword(asha.email, asha.password)));
  for (const answer of both) expect(answer).toEqual({ ok: true, person });
  expect(hashKept()).toMatch(/^scrypt\$/);
  expect(await sessions.personOf(session), "no session ends by that").toBeDefined();
  expect(await identity.verifyPassword(asha.email, asha.password)).toMatchObject({ ok: true });
});
