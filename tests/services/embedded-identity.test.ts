import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { caller, openFaculty, openWithMember, placesOf } from "../help/faculty.ts";
import { asha, created, openEmbedded } from "../help/faculty-ports.ts";
import { testOnSqlite } from "../help/place.ts";
import { rowsIn } from "../help/rows.ts";

test("a copy of the store signs nobody in: a stored session differs from the browser's", async () => {
  const { identity, sessions, dataDir } = await openEmbedded();
  const { session } = await sessions.begin(await created(identity, asha), "");
  const [row] = rowsIn(dataDir, "SELECT id, tokenHash FROM sessions");
  for (const guess of [String(row?.id), String(row?.tokenHash)])
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

/** Asha's password, as the first versions hashed it, with better-auth 1.7.25. */
const oldHash =
  "702213fb67b5c04075f6aef33dd5f53f:8f59e09f5ce97a4ae6bf613331eb29641fdfcf9d484de206c05dfe5184f938ea3d3fb348b840fae25dee7cda0e1cfd533a938a699df09aeb273738d6056b4c73";

test("a password that the first versions hashed still signs in, and is then hashed again", async () => {
  const { identity, sessions, dataDir } = await openEmbedded();
  const person = await created(identity, asha);
  const { session } = await sessions.begin(person, "");
  const hashKept = () => String(rowsIn(dataDir, "SELECT password FROM credentials")[0]?.password);
  rowsIn(dataDir, "UPDATE credentials SET password = ?", oldHash);
  expect(await identity.verifyPassword(asha.email, "not this one")).toMatchObject({ ok: false });
  expect(hashKept()).toBe(oldHash);
  // Two at once: neither is refused because the other has already replaced the hash.
  const both = await Promise.all([1, 2].map(() => identity.verifyPassword(asha.email, asha.password)));
  for (const answer of both) expect(answer).toEqual({ ok: true, person });
  expect(hashKept()).toMatch(/^scrypt\$/);
  expect(await sessions.personOf(session), "no session ends by that").toBeDefined();
  expect(await identity.verifyPassword(asha.email, asha.password)).toMatchObject({ ok: true });
});
