import { beforeAll, describe, expect, test } from "vitest";
import { isSignedIn, logIn, loginPath, newMember, openBrowser, sendCode } from "../help/faculty-visits.ts";
import { freshEmail } from "../help/forms.ts";
import { rowsIn } from "../help/services.ts";
import { type StartedServer, startServer } from "../help/started-server.ts";
import { freshAddress, posted } from "../help/visit.ts";

const crowd = 1000;

let server: StartedServer;
beforeAll(async () => {
  const ends: (() => void)[] = [];
  server = await startServer({ TRUST_PROXY: "1" }, (end) => ends.push(end));
  return () => {
    for (const end of ends) end();
  };
});

/** Sends wrong passwords all at once; gives how many answers had each status, and how many were looked at. */
async function allAtOnce(emailOf: () => string, addressOf: () => string) {
  const looks = () =>
    Number(
      rowsIn(server.dataDir, "SELECT coalesce(sum(count), 0) AS sum FROM audit WHERE event = 'signInFailed'")[0]?.sum,
    );
  const before = looks();
  const answers = await Promise.all(
    Array.from({ length: crowd }, async () => {
      const from = { origin: server.url, "x-forwarded-for": addressOf(), "x-part": "login" };
      const sent = posted({ email: emailOf(), password: "not the right one" }, from);
      const answer = await fetch(`${server.url}/faculty-login`, sent);
      await answer.text();
      return answer.status;
    }),
  );
  const statuses = [...new Set(answers)].sort();
  const counts = statuses.map((status) => [status, answers.filter((each) => each === status).length]);
  return { counts: Object.fromEntries(counts), looked: looks() - before };
}

/** Asks for the first page again and again while something goes on; each time it comes long before that is over. */
async function expectPagesDuring<Result>(deed: Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = deed.then((value) => ({ value, took: performance.now() - start }));
  let isOver = false;
  result.finally(() => {
    isOver = true;
  });
  const waits: number[] = [];
  while (!isOver) {
    const asked = performance.now();
    const answer = await fetch(server.url);
    await answer.text();
    expect(answer.status).toBe(200);
    waits.push(performance.now() - asked);
  }
  const { value, took } = await result;
  expect(waits.length).toBeGreaterThan(5);
  expect(Math.max(...waits)).toBeLessThan(took / 2);
  return value;
}

describe("a thousand wrong passwords at once", { timeout: 300_000 }, () => {
  test("for one account from one place are all answered, and few of them are looked at", async () => {
    const member = await newMember(server);
    const address = freshAddress();
    const sent = allAtOnce(
      () => member.email,
      () => address,
    );
    const owner = logIn(openBrowser(server), member);
    const { counts, looked } = await expectPagesDuring(sent);
    // Five are free; then one every 2, 4, 8... seconds, for as long as this takes.
    expect(looked).toBeGreaterThanOrEqual(5);
    expect(looked).toBeLessThanOrEqual(12);
    expect(counts).toEqual({ 401: looked, 429: crowd - looked });
    expect((await owner).status, "the owner gets in from elsewhere meanwhile").toBe(200);
    expect(await isSignedIn(member.browser)).toBe(true);
  });

  test("for one account from a thousand places are all answered, and few of them are looked at", async () => {
    const member = await newMember(server);
    const sent = allAtOnce(() => member.email, freshAddress);
    const { counts, looked } = await expectPagesDuring(sent);
    expect(looked).toBeLessThanOrEqual(60);
    expect(counts).toEqual({ 401: looked, 429: crowd - looked });
    expect(await isSignedIn(member.browser), "whoever is signed in stays so").toBe(true);
    const { ticket, code } = await sendCode(openBrowser(server), member.email);
    const owner = await openBrowser(server).send(loginPath("otp"), { ticket, otp: code });
    expect(owner.status, "the owner gets in with an OTP at once").toBe(200);
  });

  test("for a thousand accounts from a thousand places are all answered, however few can be looked at", async () => {
    const member = await newMember(server);
    const sent = allAtOnce(freshEmail, freshAddress);
    const { counts, looked } = await expectPagesDuring(sent);
    expect(looked).toBeGreaterThan(0);
    expect(counts).toEqual({ 401: looked, ...(looked < crowd && { 429: crowd - looked }) });
    expect(await isSignedIn(member.browser), "whoever is signed in stays so").toBe(true);
    expect((await logIn(openBrowser(server), member)).status, "afterwards others get in").toBe(200);
    expect(server.written.errors).toBe("");
    expect(server.written.output).not.toContain('"level":50');
  });
});
