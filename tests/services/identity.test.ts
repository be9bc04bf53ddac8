import { describe, expect, test } from "vitest";
import { registerForm } from "#app/people/accounts/login-forms.ts";
import { asha, created, implementations, type OpenedPorts, ravi } from "../help/faculty-ports.ts";

const right = (person: object) => ({ ok: true, person });
const wrong = { ok: false, reason: "wrongPassword" };

describe.each(implementations)("%s", (_name, open: () => Promise<OpenedPorts>) => {
  /** Two people who have just registered. */
  async function withTwo() {
    const { identity } = await open();
    return { identity, one: await created(identity, asha), other: await created(identity, ravi) };
  }

  test("registering creates an account, which is found in any case of its address", async () => {
    const { identity, one } = await withTwo();
    expect(one).toEqual({ uid: expect.stringMatching(/^[\w-]+$/), email: asha.email, name: asha.name });
    expect(await identity.find(asha.email.toUpperCase())).toEqual(one);
    expect(await identity.find("nobody@example.org")).toBeUndefined();
    expect(await identity.hasPassword(one.uid)).toBe(true);
  });

  test.each([asha.email, "Asha@Example.ORG"])("an address that has an account, %s, gets no second", async (email) => {
    const { identity, one } = await withTwo();
    const again = { email, name: "Someone else", password: "another password" };
    expect(await identity.create(again)).toMatchObject({ ok: false, reason: "emailTaken" });
    expect(await identity.find(email)).toEqual(one);
    expect(await identity.verifyPassword(email, again.password)).toMatchObject(wrong);
  });

  test("a button pressed twice creates one account", async () => {
    const { identity } = await open();
    const answers = await Promise.all([identity.create(asha), identity.create(asha)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers).toContainEqual(expect.objectContaining({ ok: false, reason: "emailTaken" }));
  });

  test.each(["o'brien@example.org", "a&b@example.org", "asha@example.xn--h2brj9c"])(
    "if the form accepts an address, %s, an account is created with it",
    async (email) => {
      const { identity } = await open();
      if (!registerForm({}, []).shape.email.safeParse(email).success) return;
      await created(identity, { ...asha, email });
      expect(await identity.verifyPassword(email, asha.password)).toMatchObject({ person: { email } });
    },
  );

  test.each([undefined, "stranger", "known", "member"] as const)(
    "the right password is accepted, in any case of the address (%s)",
    async (asker) => {
      const { identity, one } = await withTwo();
      expect(await identity.verifyPassword("ASHA@example.org", asha.password, asker)).toEqual(right(one));
    },
  );

  test.each([
    ["a wrong password", asha.email, ravi.password],
    ["a password in other letters", asha.email, asha.password.toUpperCase()],
    ["no password", asha.email, ""],
    ["a password of a thousand letters", asha.email, asha.password.repeat(60)],
    ["an unknown address", "nobody@example.org", asha.password],
    ["no address at all", "nobody", asha.password],
  ])("%s is refused", async (_what, email, password) => {
    const { identity } = await withTwo();
    expect(await identity.verifyPassword(email, password)).toMatchObject(wrong);
  });

  test("after a new password is set, the old one no longer works", async () => {
    const { identity, one, other } = await withTwo();
    await identity.setPassword(one.uid, "a new password");
    expect(await identity.verifyPassword(asha.email, asha.password)).toMatchObject(wrong);
    expect(await identity.verifyPassword(asha.email, "a new password")).toEqual(right(one));
    expect(await identity.verifyPassword(ravi.email, ravi.password)).toEqual(right(other));
  });

  test("removing a password ends it, until a new one is set", async () => {
    const { identity, one, other } = await withTwo();
    expect(await identity.removePassword(one.uid)).toBe(true);
    expect(await identity.hasPassword(one.uid)).toBe(false);
    expect(await identity.verifyPassword(asha.email, asha.password)).toMatchObject(wrong);
    expect(await identity.find(asha.email)).toEqual(one);
    expect(await identity.removePassword(one.uid), "there is none any more").toBe(false);
    await identity.setPassword(one.uid, "a new password");
    expect(await identity.hasPassword(one.uid)).toBe(true);
    expect(await identity.verifyPassword(asha.email, "a new password")).toEqual(right(one));
    expect(await identity.verifyPassword(ravi.email, ravi.password)).toEqual(right(other));
  });

  test("an account without a password has none until one is set", async () => {
    const { identity } = await open();
    const { email, name } = asha;
    const one = await created(identity, { email, name });
    expect(one).toMatchObject({ email, name });
    for (const password of ["", "null", "undefined"])
      expect(await identity.verifyPassword(email, password)).toMatchObject(wrong);
    expect(await identity.hasPassword(one.uid)).toBe(false);
    await identity.setPassword(one.uid, asha.password);
    expect(await identity.hasPassword(one.uid)).toBe(true);
    expect(await identity.verifyPassword(email, asha.password)).toEqual(right(one));
  });

  test("nothing of a removed account works, and its address is free", async () => {
    const { identity, one, other } = await withTwo();
    await identity.remove(one.uid);
    expect(await identity.verifyPassword(asha.email, asha.password)).toMatchObject(wrong);
    expect(await identity.find(asha.email)).toBeUndefined();
    expect(await identity.hasPassword(one.uid)).toBe(false);
    const later = await created(identity, asha);
    expect(later.uid).not.toBe(one.uid);
    await identity.remove(one.uid);
    expect(await identity.find(asha.email), "removed twice").toEqual(later);
    expect(await identity.find(ravi.email)).toEqual(other);
  });

  test.each(["", "x", "a.b.c", "..", "अ"])("%j is no custom token", async (token) => {
    const { identity } = await open();
    expect(identity.isTokenGood(token)).toBe(false);
    expect(await identity.verifyToken(token)).toBeUndefined();
  });
});
