import { describe, expect, test } from "vitest";
import { asha, created, openEmbedded, ravi } from "../help/faculty-ports.ts";
import { rowsIn } from "../help/rows.ts";
import { day, hour, minute, setForward } from "../help/services.ts";

/** Changes one character of a session. */
const changed = (session: string, at: number) =>
  session.slice(0, at) + (session[at] === "a" ? "b" : "a") + session.slice(at + 1);

const noSessions = ["", " ", "no", ".", "a.b", "null.null", "%", "%E0%A4%85", "अ", "a\nb", "a; b=c", "x".repeat(60)];

/** Two people, signed in with Firefox and with Chrome. */
async function withTwo() {
  const { identity, sessions, dataDir } = await openEmbedded();
  const [first, second] = [await created(identity, asha), await created(identity, ravi)];
  return {
    sessions,
    dataDir,
    one: await sessions.begin(first, "Firefox"),
    other: await sessions.begin(second, "Chrome"),
  };
}

describe("a session", () => {
  test("says whose it is", async () => {
    const { sessions, one, other } = await withTwo();
    expect(await sessions.personOf(one.session)).toEqual(one.person);
    expect(await sessions.personOf(other.session)).toEqual(other.person);
  });

  test("is not begun for an account that does not exist", async () => {
    const { sessions, one } = await withTwo();
    await expect(sessions.begin({ ...one.person, uid: "nobody" }, "")).rejects.toThrow();
  });

  test.each(noSessions)("is not %j, which causes no error", async (session) => {
    const { sessions, one } = await withTwo();
    expect(await sessions.personOf(session)).toBeUndefined();
    expect(await sessions.devicesOf(session)).toEqual([]);
    expect(await sessions.end(session)).toBe(false);
    expect(await sessions.personOf(one.session)).toEqual(one.person);
  });

  test("that is changed is invalid", async () => {
    const { sessions, one, other } = await withTwo();
    const { length } = one.session;
    const half = Math.floor(length / 2);
    const mixed = one.session.slice(0, half) + other.session.slice(half);
    const letters = [0, 5, half - 2, half + 2, length - 5].map((at) => changed(one.session, at));
    for (const session of [...letters, mixed, `${one.session}x`, `x${one.session}`, one.session.slice(0, -3)])
      expect(await sessions.personOf(session), session).toBeUndefined();
  });

  test("begins with each sign-in, and the older ones stay", async () => {
    const { sessions, one } = await withTwo();
    const others = await Promise.all([1, 2, 3].map(() => sessions.begin(one.person, "")));
    const all = [one, ...others].map(({ session }) => session);
    expect(new Set(all).size).toBe(4);
    for (const session of all) expect(await sessions.personOf(session)).toEqual(one.person);
  });

  test("expires after seven days without use", async () => {
    const { sessions, one, other } = await withTwo();
    setForward(7 * day - 1000);
    expect(await sessions.personOf(one.session)).toEqual(one.person);
    setForward(2000);
    expect(await sessions.personOf(other.session)).toBeUndefined();
    expect(await sessions.devicesOf(other.session)).toEqual([]);
    expect(await sessions.end(other.session)).toBe(false);
  });

  test("is extended by seven days with a use", async () => {
    const { sessions, one } = await withTwo();
    await sessions.begin(one.person, "Never used again");
    for (const _week of [1, 2, 3]) {
      setForward(6 * day);
      expect(await sessions.personOf(one.session)).toEqual(one.person);
    }
    expect(await sessions.devicesOf(one.session)).toMatchObject([{ userAgent: "Firefox" }]);
  });

  test("ends after thirty days, however often it is used", async () => {
    const { sessions, one } = await withTwo();
    for (const days of [6, 6, 6, 6, 5]) {
      setForward(days * day);
      expect(await sessions.personOf(one.session)).toEqual(one.person);
    }
    const later = await sessions.begin(one.person, "A second one");
    setForward(day);
    expect(await sessions.personOf(one.session)).toBeUndefined();
    expect(await sessions.devicesOf(one.session)).toEqual([]);
    expect(await sessions.devicesOf(later.session)).toMatchObject([{ userAgent: "A second one" }]);
  });

  test("is written to at most once an hour, however often it is used", async () => {
    const { sessions, dataDir, one } = await withTwo();
    const of = () => rowsIn(dataDir, "SELECT * FROM sessions WHERE userId = ?", one.person.uid);
    const use = () => Promise.all([1, 2, 3].map(() => sessions.personOf(one.session)));
    const begun = of();
    setForward(59 * minute);
    await use();
    expect(of()).toEqual(begun);
    setForward(minute);
    expect(await use()).toEqual([one.person, one.person, one.person]);
    const used = of();
    expect(Number(used[0]?.seenAt) - Number(begun[0]?.seenAt)).toBeGreaterThanOrEqual(hour);
    expect(Number(used[0]?.expiresAt)).toBe(Number(used[0]?.seenAt) + 7 * day);
    setForward(59 * minute);
    await use();
    expect(of()).toEqual(used);
  });

  test("never expires later than thirty days after it began", async () => {
    const { sessions, dataDir, one } = await withTwo();
    for (const days of [6, 6, 6, 6]) {
      setForward(days * day);
      await sessions.personOf(one.session);
    }
    const [row] = rowsIn(dataDir, "SELECT createdAt, expiresAt FROM sessions WHERE userId = ?", one.person.uid);
    expect(Number(row?.expiresAt) - Number(row?.createdAt)).toBe(30 * day);
  });

  test("is over in the moment in which all sessions are counted as ended", async () => {
    const { sessions, dataDir, one, other } = await withTwo();
    const later = await sessions.begin(one.person, "Later");
    rowsIn(dataDir, "UPDATE users SET generation = generation + 1 WHERE id = ? RETURNING id", one.person.uid);
    for (const { session } of [one, later]) {
      expect(await sessions.personOf(session)).toBeUndefined();
      expect(await sessions.devicesOf(session)).toEqual([]);
      expect(await sessions.end(session)).toBe(false);
    }
    const fresh = await sessions.begin(one.person, "Fresh");
    expect(await sessions.devicesOf(fresh.session)).toMatchObject([{ userAgent: "Fresh" }]);
    expect(await sessions.personOf(other.session)).toEqual(other.person);
  });

  test("is named by 256 random bits, of which the store has a digest alone", async () => {
    const { dataDir, one, other } = await withTwo();
    for (const { session } of [one, other]) expect(session).toMatch(/^[\w-]{43}$/);
    const stored = JSON.stringify(rowsIn(dataDir, "SELECT * FROM sessions"));
    for (const { session } of [one, other]) expect(stored).not.toContain(session);
  });

  test("does not begin by a password that was checked before all sessions ended", async () => {
    const { sessions, one } = await withTwo();
    const early = await sessions.generationOf(asha.email);
    expect(await sessions.beginIn(early, one.person, "")).toBeDefined();
    await sessions.endAll(one.person.uid);
    expect(await sessions.beginIn(early, one.person, "")).toBeUndefined();
    const now = await sessions.generationOf(asha.email);
    const begun = await sessions.beginIn(now, one.person, "A new one");
    expect(await sessions.devicesOf(begun?.session ?? "")).toMatchObject([{ userAgent: "A new one" }]);
  });

  test("that begins while all sessions end is over", async () => {
    const { sessions, one } = await withTwo();
    const generation = await sessions.generationOf(asha.email);
    const beginning = () => sessions.beginIn(generation, one.person, "");
    const [early, , late] = await Promise.all([beginning(), sessions.endAll(one.person.uid), beginning()]);
    for (const begun of [early, late]) expect(await sessions.personOf(begun?.session ?? "")).toBeUndefined();
  });

  test("of a person who is forgotten is over", async () => {
    const { sessions, one, other } = await withTwo();
    await sessions.forget(one.person.uid);
    expect(await sessions.personOf(one.session)).toBeUndefined();
    expect(await sessions.personOf(other.session)).toEqual(other.person);
    await expect(sessions.begin(one.person, "")).rejects.toThrow();
  });
});

describe("the devices of a person", () => {
  /** A person signed in on a phone and then on a laptop, and someone else. */
  async function withDevices() {
    const { identity, sessions } = await openEmbedded();
    const person = await created(identity, asha);
    const phone = await sessions.begin(person, "A phone");
    const laptop = await sessions.begin(person, "A laptop");
    const others = await sessions.begin(await created(identity, ravi), "Another's");
    /** The id of a device in the list of a session's owner. */
    const idOf = async (session: string, userAgent: string) =>
      (await sessions.devicesOf(session)).find((each) => each.userAgent === userAgent)?.id ?? "";
    return { sessions, phone, laptop, others, idOf };
  }

  test("are listed, each with its browser, and the current one is marked", async () => {
    const { sessions, phone, laptop } = await withDevices();
    const listed = (session: string) =>
      sessions.devicesOf(session).then((all) => all.toSorted((a, b) => a.userAgent.localeCompare(b.userAgent)));
    const onLaptop = await listed(laptop.session);
    const time = expect.toSatisfy((at: number) => Math.abs(Date.now() - at) < hour);
    const facts = { id: expect.any(String), signedInAt: time, seenAt: time };
    expect(onLaptop).toEqual([
      { ...facts, userAgent: "A laptop", isThis: true },
      { ...facts, userAgent: "A phone", isThis: false },
    ]);
    expect((await listed(phone.session)).map(({ isThis }) => isThis)).toEqual([false, true]);
    expect(new Set(onLaptop.map(({ id }) => id)).size).toBe(2);
    for (const { id } of onLaptop) for (const { session } of [phone, laptop]) expect(session).not.toContain(id);
  });

  test("are listed with when each was last seen", async () => {
    const { sessions, phone, laptop } = await withDevices();
    setForward(5 * hour);
    await sessions.personOf(laptop.session);
    const all = await sessions.devicesOf(phone.session);
    const ofLaptop = all.find(({ userAgent }) => userAgent === "A laptop");
    expect((ofLaptop?.seenAt ?? 0) - (ofLaptop?.signedInAt ?? 0)).toBeGreaterThanOrEqual(4 * hour);
  });

  test("are signed out one at a time, and once", async () => {
    const { sessions, phone, laptop } = await withDevices();
    expect(await sessions.end(phone.session)).toBe(true);
    expect(await sessions.personOf(phone.session)).toBeUndefined();
    expect(await sessions.devicesOf(phone.session)).toEqual([]);
    expect(await sessions.end(phone.session)).toBe(false);
    expect(await sessions.personOf(laptop.session)).toEqual(laptop.person);
  });

  test("are signed out from another of them", async () => {
    const { sessions, phone, laptop, idOf } = await withDevices();
    const id = await idOf(laptop.session, "A phone");
    expect(await sessions.end(laptop.session, id)).toBe(true);
    expect(await sessions.personOf(phone.session)).toBeUndefined();
    expect(await sessions.personOf(laptop.session)).toEqual(laptop.person);
    expect(await sessions.end(laptop.session, id), "it is gone already").toBe(false);
  });

  test("may be signed out from themselves, by name", async () => {
    const { sessions, laptop, idOf } = await withDevices();
    expect(await sessions.end(laptop.session, await idOf(laptop.session, "A laptop"))).toBe(true);
    expect(await sessions.personOf(laptop.session)).toBeUndefined();
  });

  test("are signed out by nobody else, nor by a session that has ended", async () => {
    const { sessions, phone, laptop, others, idOf } = await withDevices();
    const theirs = await idOf(others.session, "Another's");
    expect(await sessions.end(phone.session, theirs)).toBe(false);
    expect(await sessions.end(phone.session, others.session)).toBe(false);
    expect(await sessions.personOf(others.session)).toEqual(others.person);
    const ofLaptop = await idOf(phone.session, "A laptop");
    await sessions.end(phone.session);
    expect(await sessions.end(phone.session, ofLaptop)).toBe(false);
    expect(await sessions.personOf(laptop.session)).toEqual(laptop.person);
  });

  test("are all signed out at once, and nobody else's", async () => {
    const { sessions, phone, laptop, others } = await withDevices();
    await sessions.endAll(phone.person.uid);
    for (const { session } of [phone, laptop]) expect(await sessions.personOf(session)).toBeUndefined();
    expect(await sessions.personOf(others.session)).toEqual(others.person);
    expect(await sessions.devicesOf(others.session)).toHaveLength(1);
    expect(await sessions.begin(phone.person, "")).toMatchObject({ ok: true });
  });
});
