import { describe, expect, test } from "vitest";
import { registerForm } from "#app/features/accounts/schema.ts";
import { asha, implementations, type OpenedPorts, ravi, signedIn } from "../help/faculty-ports.ts";
import { day, setForward } from "../help/services.ts";

/** Changes one character of a session. */
const changed = (session: string, at: number) =>
  session.slice(0, at) + (session[at] === "a" ? "b" : "a") + session.slice(at + 1);

const noSessions = ["", " ", "no", ".", "a.b", "null.null", "%", "%E0%A4%85", "अ", "a\nb", "a; b=c", "x".repeat(60)];

describe.each(implementations)("%s", (_name, open: () => Promise<OpenedPorts>) => {
  /** Two people who have just registered, one in Firefox, the other in Chrome. */
  async function withTwo() {
    const { identity } = await open();
    const one = signedIn(await identity.signUp(asha, "Firefox"));
    const other = signedIn(await identity.signUp(ravi, "Chrome"));
    return { identity, one, other };
  }

  test("registering creates an account and signs in", async () => {
    const { identity, one } = await withTwo();
    expect(one.person).toEqual({ uid: expect.stringMatching(/^[\w-]+$/), email: asha.email, name: asha.name });
    expect(await identity.personOf(one.session)).toEqual(one.person);
    expect(await identity.find(asha.email.toUpperCase())).toEqual(one.person);
    expect(await identity.find("nobody@example.org")).toBeUndefined();
  });

  test.each([asha.email, "Asha@Example.ORG"])("an address that has an account, %s, gets no second", async (email) => {
    const { identity, one } = await withTwo();
    const again = { email, name: "Someone else", password: "another password" };
    expect(await identity.signUp(again, "")).toEqual({ ok: false, reason: "emailTaken" });
    expect(await identity.find(email)).toEqual(one.person);
    expect(await identity.checkPassword(one.person.uid, again.password)).toMatchObject({ ok: false });
  });

  test("a button pressed twice creates one account", async () => {
    const { identity } = await open();
    const answers = await Promise.all([identity.signUp(asha, ""), identity.signUp(asha, "")]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers).toContainEqual({ ok: false, reason: "emailTaken" });
  });

  test.each(["o'brien@example.org", "a&b@example.org", "r..namune@example.org", "asha@example.xn--h2brj9c"])(
    "if the form accepts an address, %s, an account is created with it",
    async (email) => {
      const { identity } = await open();
      if (!registerForm({}).shape.email.safeParse(email).success) return;
      signedIn(await identity.signUp({ ...asha, email }, ""));
      expect(await identity.signIn(email, asha.password, "")).toMatchObject({ person: { email } });
    },
  );

  test("the right password signs in, in any case of the address", async () => {
    const { identity, one } = await withTwo();
    const again = signedIn(await identity.signIn("ASHA@example.org", asha.password, ""));
    expect(again.person).toEqual(one.person);
    expect(await identity.personOf(again.session)).toEqual(one.person);
  });

  test.each([
    ["a wrong password", asha.email, ravi.password],
    ["a password in other letters", asha.email, asha.password.toUpperCase()],
    ["no password", asha.email, ""],
    ["a password of a thousand letters", asha.email, asha.password.repeat(60)],
    ["an unknown address", "nobody@example.org", asha.password],
    ["no address at all", "nobody", asha.password],
  ])("%s signs nobody in", async (_what, email, password) => {
    const { identity, one } = await withTwo();
    expect(await identity.signIn(email, password, "")).toBeUndefined();
    expect(await identity.devicesOf(one.session)).toHaveLength(1);
  });

  test.each(noSessions)("%j is not a session, and causes no error", async (session) => {
    const { identity, one } = await withTwo();
    expect(await identity.personOf(session)).toBeUndefined();
    expect(await identity.devicesOf(session)).toEqual([]);
    expect(await identity.signOut(session)).toBe(false);
    expect(await identity.personOf(one.session)).toEqual(one.person);
  });

  test("a changed session is invalid", async () => {
    const { identity, one, other } = await withTwo();
    const { length } = one.session;
    const half = Math.floor(length / 2);
    const mixed = one.session.slice(0, half) + other.session.slice(half);
    const letters = [0, 5, half - 2, half + 2, length - 5].map((at) => changed(one.session, at));
    for (const session of [...letters, mixed, `${one.session}x`, `x${one.session}`, one.session.slice(0, -3)])
      expect(await identity.personOf(session), session).toBeUndefined();
  });

  test("each sign-in starts a new session, and the older ones stay", async () => {
    const { identity, one } = await withTwo();
    const { uid } = one.person;
    const others = [
      signedIn(await identity.signIn(asha.email, asha.password, "")),
      signedIn(await identity.signIn(asha.email, asha.password, "")),
      await identity.signInProven(uid, ""),
      await identity.signInProven(uid, ""),
    ];
    const sessions = [one, ...others].map(({ session }) => session);
    expect(new Set(sessions).size).toBe(5);
    for (const session of sessions) expect(await identity.personOf(session)).toEqual(one.person);
  });

  test("a session expires after seven days without use", async () => {
    const { identity, one, other } = await withTwo();
    setForward(7 * day - 1000);
    expect(await identity.personOf(one.session)).toEqual(one.person);
    setForward(2000);
    expect(await identity.personOf(other.session)).toBeUndefined();
    expect(await identity.devicesOf(other.session)).toEqual([]);
    expect(await identity.signOut(other.session)).toBe(false);
  });

  test("a use extends a session by seven days", async () => {
    const { identity, one } = await withTwo();
    signedIn(await identity.signIn(asha.email, asha.password, "Never used again"));
    for (const _week of [1, 2, 3]) {
      setForward(6 * day);
      expect(await identity.personOf(one.session)).toEqual(one.person);
    }
    expect(await identity.devicesOf(one.session)).toMatchObject([{ userAgent: "Firefox" }]);
  });

  test("a session ends after thirty days, however often it is used", async () => {
    const { identity, one } = await withTwo();
    for (const days of [6, 6, 6, 6, 5]) {
      setForward(days * day);
      expect(await identity.personOf(one.session)).toEqual(one.person);
    }
    const later = await identity.signInProven(one.person.uid, "A second one");
    setForward(day);
    expect(await identity.personOf(one.session)).toBeUndefined();
    expect(await identity.devicesOf(one.session)).toEqual([]);
    expect(await identity.devicesOf(later.session)).toMatchObject([{ userAgent: "A second one" }]);
  });

  test("setting a password ends every session of that person, and the old password no longer works", async () => {
    const { identity, one, other } = await withTwo();
    const second = signedIn(await identity.signIn(asha.email, asha.password, ""));
    await identity.setPassword(one.person.uid, "a new password");
    for (const { session } of [one, second]) expect(await identity.personOf(session)).toBeUndefined();
    expect(await identity.signIn(asha.email, asha.password, "")).toBeUndefined();
    expect(await identity.checkPassword(one.person.uid, asha.password)).toMatchObject({ ok: false });
    expect(await identity.checkPassword(one.person.uid, "a new password")).toMatchObject({ ok: true });
    signedIn(await identity.signIn(asha.email, "a new password", ""));
    expect(await identity.personOf(other.session)).toEqual(other.person);
    expect(await identity.checkPassword(other.person.uid, ravi.password)).toMatchObject({ ok: true });
  });

  test("signing in with the old password while a new one is set leaves no session", async () => {
    const { identity, one } = await withTwo();
    const signIn = () => identity.signIn(asha.email, asha.password, "");
    const late = [signIn(), identity.setPassword(one.person.uid, "a new password"), signIn(), signIn()];
    for (const answer of await Promise.all(late))
      if (answer?.ok) expect(await identity.personOf(answer.session)).toBeUndefined();
  });

  test("removing a password ends it and every session of that person, until a new one is set", async () => {
    const { identity, one, other } = await withTwo();
    const { uid } = one.person;
    const second = signedIn(await identity.signIn(asha.email, asha.password, ""));
    expect(await identity.removePassword(uid)).toBe(true);
    for (const { session } of [one, second]) expect(await identity.personOf(session)).toBeUndefined();
    expect(await identity.signIn(asha.email, asha.password, "")).toBeUndefined();
    expect(await identity.checkPassword(uid, asha.password)).toMatchObject({ ok: false });
    expect(await identity.removePassword(uid), "there is none any more").toBe(false);
    await identity.setPassword(uid, "a new password");
    expect(await identity.signIn(asha.email, "a new password", "")).toMatchObject({ person: one.person });
    expect(await identity.personOf(other.session)).toEqual(other.person);
    expect(await identity.checkPassword(other.person.uid, ravi.password)).toEqual({ ok: true });
  });

  test("signing in while the password is removed leaves no session", async () => {
    const { identity, one } = await withTwo();
    const signIn = () => identity.signIn(asha.email, asha.password, "");
    const [early, , late] = await Promise.all([signIn(), identity.removePassword(one.person.uid), signIn()]);
    for (const answer of [early, late]) if (answer?.ok) expect(await identity.personOf(answer.session)).toBeUndefined();
  });

  test("there is no password without an account", async () => {
    const { identity } = await withTwo();
    expect(await identity.checkPassword("nobody", "")).toMatchObject({ ok: false });
    expect(await identity.checkPassword("", asha.password)).toMatchObject({ ok: false });
  });

  test("nothing of a removed account works, and its address is free", async () => {
    const { identity, one, other } = await withTwo();
    await identity.remove(one.person.uid);
    expect(await identity.personOf(one.session)).toBeUndefined();
    expect(await identity.signIn(asha.email, asha.password, "")).toBeUndefined();
    expect(await identity.find(asha.email)).toBeUndefined();
    expect(await identity.checkPassword(one.person.uid, asha.password)).toMatchObject({ ok: false });
    await expect(identity.signInProven(one.person.uid, "")).rejects.toThrow();
    const anew = signedIn(await identity.signUp(asha, ""));
    expect(anew.person.uid).not.toBe(one.person.uid);
    await identity.remove(one.person.uid);
    expect(await identity.personOf(anew.session), "removed twice").toEqual(anew.person);
    expect(await identity.personOf(other.session)).toEqual(other.person);
  });
});
