import { describe, expect, test } from "vitest";
import { asha, implementations, type OpenedPorts, signedIn } from "../help/faculty-ports.ts";
import { hour, setForward } from "../help/services.ts";

describe.each(implementations)("%s", (_name, open: () => Promise<OpenedPorts>) => {
  test("a custom token creates an account if there is none, and signs in", async () => {
    const { identity, invite } = await open();
    const token = invite({ name: asha.name, email: "Asha@Example.org" });
    const { person, session } = signedIn(await identity.signInWithToken(token, "Firefox"));
    expect(person).toEqual({ uid: expect.any(String), name: asha.name, email: asha.email });
    expect(await identity.personOf(session)).toEqual(person);
    expect(await identity.devicesOf(session)).toMatchObject([{ userAgent: "Firefox", isThis: true }]);
  });

  test("an account that a token opened has no password until one is set", async () => {
    const { identity, invite } = await open();
    const { uid } = signedIn(await identity.signInWithToken(invite(asha), "")).person;
    for (const password of ["", "null", "undefined"]) {
      expect(await identity.signIn(asha.email, password, "")).toBeUndefined();
      expect(await identity.checkPassword(uid, password)).toMatchObject({ ok: false });
    }
    expect(await identity.hasPassword(uid)).toBe(false);
    await identity.setPassword(uid, asha.password);
    expect(await identity.hasPassword(uid)).toBe(true);
    expect(await identity.signIn(asha.email, asha.password, "")).toMatchObject({ person: { uid } });
  });

  test("a custom token signs in to an existing account, without changing it", async () => {
    const { identity, invite } = await open();
    const { person } = signedIn(await identity.signUp(asha, ""));
    const token = invite({ name: "Another name", email: asha.email.toUpperCase() });
    expect(signedIn(await identity.signInWithToken(token, "")).person).toEqual(person);
    expect(await identity.checkPassword(person.uid, asha.password)).toMatchObject({ ok: true });
  });

  test("a custom token works once, and checking whether it is valid does not use it", async () => {
    const { identity, invite } = await open();
    const token = invite(asha);
    expect(await identity.isTokenGood(token)).toBe(true);
    expect(await identity.isTokenGood(token)).toBe(true);
    expect(await identity.signInWithToken(token, "")).toBeDefined();
    expect(await identity.isTokenGood(token)).toBe(false);
    expect(await identity.signInWithToken(token, "")).toBeUndefined();
  });

  test("of ten concurrent uses of one token one succeeds", async () => {
    const { identity, invite } = await open();
    const token = invite(asha);
    const answers = await Promise.all(Array.from({ length: 10 }, () => identity.signInWithToken(token, "")));
    const [first, ...others] = answers.filter((answer) => answer !== undefined);
    expect(others).toEqual([]);
    expect(await identity.devicesOf(signedIn(first).session)).toHaveLength(1);
  });

  test("of two concurrent tokens for one address both sign in, or the other can be used again", async () => {
    const { identity, invite } = await open();
    const tokens = [invite(asha), invite(asha)];
    const answers = await Promise.allSettled(tokens.map((token) => identity.signInWithToken(token, "")));
    const uids = answers.flatMap((each) => (each.status === "fulfilled" ? signedIn(each.value).person.uid : []));
    for (const token of tokens) {
      if (!(await identity.isTokenGood(token))) continue;
      uids.push(signedIn(await identity.signInWithToken(token, "")).person.uid);
    }
    expect(uids).toHaveLength(2);
    expect(new Set(uids).size).toBe(1);
  });

  test("a custom token is valid for 72 hours", async () => {
    const { identity, invite } = await open();
    const [early, late] = [invite(asha), invite({ ...asha, email: "ravi@example.org" })];
    setForward(72 * hour - 2000);
    expect(await identity.signInWithToken(early, "")).toBeDefined();
    setForward(3000);
    expect(await identity.isTokenGood(late)).toBe(false);
    expect(await identity.signInWithToken(late, "")).toBeUndefined();
    expect(await identity.find("ravi@example.org")).toBeUndefined();
  });

  test.each<[string, (token: string) => string]>([
    ["has a letter changed", (token) => token.replace(/.$/, (sign) => (sign === "A" ? "B" : "A"))],
    ["has its first letter changed", (token) => token.replace(/./, (sign) => (sign === "a" ? "b" : "a"))],
    ["is cut", (token) => token.slice(0, -4)],
    ["goes on", (token) => `${token}.x`],
    ["has a digit more", (token) => `${token}0`],
    ["is empty", () => ""],
    ["is of dots", () => ".."],
    ["is not of these letters", () => "अ.१.\n"],
  ])("a custom token that %s opens nothing", async (_how, change) => {
    const { identity, invite } = await open();
    const token = invite(asha);
    expect(await identity.isTokenGood(change(token))).toBe(false);
    expect(await identity.signInWithToken(change(token), "")).toBeUndefined();
    expect(await identity.find(asha.email)).toBeUndefined();
    expect(await identity.isTokenGood(token), "the real one is not used up").toBe(true);
  });

  test("a custom token of another site opens nothing", async () => {
    const { identity } = await open();
    const { invite } = await open();
    const token = invite(asha);
    expect(await identity.isTokenGood(token)).toBe(false);
    expect(await identity.signInWithToken(token, "")).toBeUndefined();
  });

  test("a session is not a custom token, and a token not a session", async () => {
    const { identity, invite } = await open();
    const token = invite(asha);
    expect(await identity.personOf(token)).toBeUndefined();
    const { session } = signedIn(await identity.signInWithToken(token, ""));
    expect(await identity.isTokenGood(session)).toBe(false);
    expect(await identity.signInWithToken(session, "")).toBeUndefined();
  });
});
