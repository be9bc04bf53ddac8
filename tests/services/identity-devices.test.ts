import { describe, expect, test } from "vitest";
import { asha, implementations, type OpenedPorts, ravi, signedIn } from "../help/faculty-ports.ts";
import { hour, setForward } from "../help/services.ts";

describe.each(implementations)("%s", (_name, open: () => Promise<OpenedPorts>) => {
  /** A person signed in on a phone and then on a laptop, and someone else. */
  async function withDevices() {
    const { identity } = await open();
    const phone = signedIn(await identity.signUp(asha, "A phone"));
    const laptop = signedIn(await identity.signIn(asha.email, asha.password, "A laptop"));
    const others = signedIn(await identity.signUp(ravi, "Another's"));
    /** The id of a device in the list of a session's owner. */
    const idOf = async (session: string, userAgent: string) =>
      (await identity.devicesOf(session)).find((each) => each.userAgent === userAgent)?.id ?? "";
    return { identity, phone, laptop, others, idOf };
  }

  test("devices are listed, each with its browser, and the current one is marked", async () => {
    const { identity, phone, laptop } = await withDevices();
    const listed = (session: string) =>
      identity.devicesOf(session).then((all) => all.toSorted((a, b) => a.userAgent.localeCompare(b.userAgent)));
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

  test("the list shows when a device was last seen", async () => {
    const { identity, phone, laptop } = await withDevices();
    setForward(5 * hour);
    await identity.personOf(laptop.session);
    const all = await identity.devicesOf(phone.session);
    const ofLaptop = all.find(({ userAgent }) => userAgent === "A laptop");
    expect((ofLaptop?.seenAt ?? 0) - (ofLaptop?.signedInAt ?? 0)).toBeGreaterThanOrEqual(4 * hour);
  });

  test("signing out ends this session only, and once", async () => {
    const { identity, phone, laptop } = await withDevices();
    expect(await identity.signOut(phone.session)).toBe(true);
    expect(await identity.personOf(phone.session)).toBeUndefined();
    expect(await identity.devicesOf(phone.session)).toEqual([]);
    expect(await identity.signOut(phone.session)).toBe(false);
    expect(await identity.personOf(laptop.session)).toEqual(laptop.person);
  });

  test("another device of the same person is signed out from this one", async () => {
    const { identity, phone, laptop, idOf } = await withDevices();
    const id = await idOf(laptop.session, "A phone");
    expect(await identity.signOut(laptop.session, id)).toBe(true);
    expect(await identity.personOf(phone.session)).toBeUndefined();
    expect(await identity.personOf(laptop.session)).toEqual(laptop.person);
    expect(await identity.signOut(laptop.session, id), "it is gone already").toBe(false);
  });

  test("this device may be named too", async () => {
    const { identity, laptop, idOf } = await withDevices();
    expect(await identity.signOut(laptop.session, await idOf(laptop.session, "A laptop"))).toBe(true);
    expect(await identity.personOf(laptop.session)).toBeUndefined();
  });

  test("another person's device is not signed out, nor is any by a session that has ended", async () => {
    const { identity, phone, laptop, others, idOf } = await withDevices();
    const theirs = await idOf(others.session, "Another's");
    expect(await identity.signOut(phone.session, theirs)).toBe(false);
    expect(await identity.signOut(phone.session, others.session)).toBe(false);
    expect(await identity.personOf(others.session)).toEqual(others.person);
    const ofLaptop = await idOf(phone.session, "A laptop");
    await identity.signOut(phone.session);
    expect(await identity.signOut(phone.session, ofLaptop)).toBe(false);
    expect(await identity.personOf(laptop.session)).toEqual(laptop.person);
  });

  test("signing out everywhere ends every session of that person, and nobody else's", async () => {
    const { identity, phone, laptop, others } = await withDevices();
    await identity.signOutEverywhere(phone.person.uid);
    for (const { session } of [phone, laptop]) expect(await identity.personOf(session)).toBeUndefined();
    expect(await identity.personOf(others.session)).toEqual(others.person);
    expect(await identity.devicesOf(others.session)).toHaveLength(1);
    signedIn(await identity.signIn(asha.email, asha.password, ""));
  });
});
