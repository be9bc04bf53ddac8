import { describe, expect, onTestFinished, test } from "vitest";
import { readSecret } from "#app/lib/crypto/secret.server.ts";
import { openStore } from "#app/lib/db/store.server.ts";
import { createCustomTokens } from "#app/people/accounts/custom-tokens.server.ts";
import { asha, created, implementations, type OpenedPorts } from "../help/faculty-ports.ts";
import { placeOf } from "../help/place.ts";
import { dataFolder, hour, setForward } from "../help/services.ts";

/** What a token is used for here. */
const whose = async (person: { uid: string; name: string; email: string }) => person;

describe.each(implementations)("invitations with %s", (_name, open: () => Promise<OpenedPorts>) => {
  test("an invitation creates an account if there is none", async () => {
    const { identity, tokens, invite } = await open();
    const person = await tokens.use(invite({ name: asha.name, email: "Asha@Example.org" }), whose);
    expect(person).toEqual({ uid: expect.any(String), name: asha.name, email: asha.email });
    expect(await identity.find(asha.email)).toEqual(person);
    expect(await identity.hasPassword(person?.uid ?? "")).toBe(false);
  });

  test("an invitation is for an existing account, without changing it", async () => {
    const { identity, tokens, invite } = await open();
    const person = await created(identity, asha);
    const token = invite({ name: "Another name", email: asha.email.toUpperCase() });
    expect(await tokens.use(token, whose)).toEqual(person);
    expect(await identity.verifyPassword(asha.email, asha.password)).toEqual({ ok: true, person });
  });

  test("an invitation works once, and checking whether it is valid does not use it", async () => {
    const { tokens, invite } = await open();
    const token = invite(asha);
    expect(await tokens.isGood(token)).toBe(true);
    expect(await tokens.isGood(token)).toBe(true);
    expect(await tokens.use(token, whose)).toBeDefined();
    expect(await tokens.isGood(token)).toBe(false);
    expect(await tokens.use(token, whose)).toBeUndefined();
  });

  test("an invitation can be used again when what it was used for failed", async () => {
    const { tokens, invite } = await open();
    const token = invite(asha);
    await expect(tokens.use(token, async () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await tokens.use(token, whose)).toBeDefined();
  });

  test("of ten concurrent uses of one invitation one succeeds", async () => {
    const { tokens, invite } = await open();
    const token = invite(asha);
    const answers = await Promise.all(Array.from({ length: 10 }, () => tokens.use(token, whose)));
    expect(answers.filter((answer) => answer !== undefined)).toHaveLength(1);
  });

  test("two concurrent invitations for one address are for one account", async () => {
    const { tokens, invite } = await open();
    const answers = await Promise.all([invite(asha), invite(asha)].map((token) => tokens.use(token, whose)));
    expect(answers[0]).toBeDefined();
    expect(answers[1]).toEqual(answers[0]);
  });

  test("an invitation is valid for 72 hours", async () => {
    const { identity, tokens, invite } = await open();
    const [early, late] = [invite(asha), invite({ ...asha, email: "ravi@example.org" })];
    setForward(72 * hour - 2000);
    expect(await tokens.use(early, whose)).toBeDefined();
    setForward(3000);
    expect(await tokens.isGood(late)).toBe(false);
    expect(await tokens.use(late, whose)).toBeUndefined();
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
  ])("an invitation that %s opens nothing", async (_how, change) => {
    const { identity, tokens, invite } = await open();
    const token = invite(asha);
    expect(await tokens.isGood(change(token))).toBe(false);
    expect(await tokens.use(change(token), whose)).toBeUndefined();
    expect(await identity.find(asha.email)).toBeUndefined();
    expect(await tokens.isGood(token), "the real one is not used up").toBe(true);
  });

  test("an invitation of another site opens nothing", async () => {
    const { tokens } = await open();
    const { invite } = await open();
    const token = invite(asha);
    expect(await tokens.isGood(token)).toBe(false);
    expect(await tokens.use(token, whose)).toBeUndefined();
  });

  test("a session is not an invitation, and an invitation not a session", async () => {
    const { sessions, tokens, invite } = await open();
    const token = invite(asha);
    expect(await sessions.personOf(token)).toBeUndefined();
    const { session } = (await tokens.use(token, (person) => sessions.begin(person, ""))) ?? { session: "" };
    expect(await sessions.personOf(session)).toMatchObject({ email: asha.email });
    expect(await tokens.isGood(session)).toBe(false);
    expect(await tokens.use(session, whose)).toBeUndefined();
  });
});

test("a token of the service works once, however its signature is spelled", async () => {
  const place = placeOf(dataFolder());
  const { db, close } = await openStore(place);
  onTestFinished(close);
  const verifyToken = async () => ({ uid: "asha-1", ...asha });
  const identity = { isTokenGood: () => true, verifyToken } as unknown as OpenedPorts["identity"];
  const tokens = createCustomTokens({ db, secret: readSecret(place), identity, now: () => Date.now() });
  // Both end in the byte 0.
  expect(await tokens.use("head.claims.AA", whose)).toBeDefined();
  for (const spelled of ["AA", "AB", "AA=="]) expect(await tokens.use(`head.claims.${spelled}`, whose)).toBeUndefined();
  expect(await tokens.use("head.claims.AQ", whose), "another signature").toBeDefined();
});
