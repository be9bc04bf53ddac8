import { describe, expect, test } from "vitest";
import { createMemoryBackoff } from "#app/lib/limits/backoff.server.ts";
import { asha, caller, noted, openFaculty, ravi, tooMany } from "../help/faculty.ts";
import { clock, day, minute, second, setForward, ticketOf } from "../help/services.ts";

/** The back-off with a separate clock; `guess` is an attempt of a person with five free ones. */
function withClock() {
  const time = clock();
  const backoff = createMemoryBackoff(time.now);
  const guess = (whose = "a") => backoff.consume([whose, 5]);
  /** Seconds to wait until the next attempt. */
  const wait = async (whose = "a") => {
    const answer = await guess(whose);
    return answer.ok ? 0 : answer.seconds;
  };
  return { time, backoff, guess, wait };
}

test("five attempts are free; then the wait is two seconds and doubles, up to a quarter of an hour", async () => {
  const { time, guess, wait } = withClock();
  for (let count = 0; count < 5; count++) expect(await guess()).toEqual({ ok: true });
  const waits: number[] = [];
  for (let count = 0; count < 12; count++) {
    waits.push(await wait());
    time.pass((waits.at(-1) ?? 0) * second - 1);
    expect(await wait(), "a thousandth of a second too early").toBe(1);
    time.pass(1);
    expect(await guess()).toEqual({ ok: true });
  }
  expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
});

test("attempts during the wait do not extend it", async () => {
  const { time, guess, wait } = withClock();
  for (let count = 0; count < 5; count++) await guess();
  for (let count = 0; count < 1000; count++) expect(await wait()).toBe(2);
  time.pass(2 * second);
  expect(await guess()).toEqual({ ok: true });
});

test("others do not wait, and a right attempt resets the count", async () => {
  const { backoff, guess } = withClock();
  for (let count = 0; count < 6; count++) await guess();
  expect(await guess("b")).toEqual({ ok: true });
  await backoff.reset("a");
  for (let count = 0; count < 5; count++) expect(await guess()).toEqual({ ok: true });
  expect(await guess()).toMatchObject({ ok: false });
});

test("of several counts the one with the longest wait decides, and a refusal is counted for none", async () => {
  const { backoff } = withClock();
  for (let count = 0; count < 5; count++) await backoff.consume(["pair", 5], ["account", 7]);
  for (let count = 0; count < 50; count++)
    expect(await backoff.consume(["pair", 5], ["account", 7])).toMatchObject({ seconds: 2 });
  expect(await backoff.consume(["another pair", 5], ["account", 7]), "the sixth").toEqual({ ok: true });
  expect(await backoff.consume(["another pair", 5], ["account", 7]), "the seventh").toEqual({ ok: true });
  expect(await backoff.consume(["a third pair", 5], ["account", 7])).toMatchObject({ seconds: 2 });
});

test("a right attempt is refunded", async () => {
  const { backoff } = withClock();
  for (let count = 0; count < 100; count++) {
    expect(await backoff.consume(["account", 5])).toEqual({ ok: true });
    await backoff.refund("account");
  }
});

test("a clock that is set back makes nobody wait longer than a quarter of an hour", async () => {
  const { time, guess, wait } = withClock();
  for (let count = 0; count < 5; count++) await guess();
  time.pass(-day);
  expect(await wait()).toBe(900);
});

test("with a thousand pairs fifty attempts for an account are free", async () => {
  const { backoff } = withClock();
  const tries = Array.from({ length: 1000 }, (_, count) => backoff.consume([`pair ${count}`, 5], ["account", 50]));
  const answers = await Promise.all(tries);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(50);
});

describe("signing in", () => {
  /** The services with a member whose password was guessed wrong so often from one internet address. */
  async function guessed(count: number) {
    const services = await openFaculty();
    const member = await services.register();
    // The clock is stopped: a slow machine makes no wait shorter.
    setForward(0);
    const guess = () => services.signIns.byPassword(asha.email, "wrong", caller);
    const right = (address = caller.address) =>
      services.signIns.byPassword(asha.email, asha.password, { ...caller, address });
    for (let each = 0; each < count; each++) expect(await guess()).toMatchObject({ reason: "wrongCredentials" });
    return { ...services, member, guess, right };
  }

  test("after five wrong passwords even the right one waits, for two seconds", async () => {
    const { guess, right } = await guessed(5);
    expect(await guess()).toEqual({ ok: false, reason: "tooMany", seconds: 2 });
    expect(await right()).toEqual({ ok: false, reason: "tooMany", seconds: 2 });
    setForward(2 * second);
    expect(await right()).toMatchObject({ ok: true });
  });

  test("the sixth wrong password makes it four seconds; a right one ends it", async () => {
    const { guess, right } = await guessed(5);
    setForward(2 * second);
    expect(await guess()).toMatchObject({ reason: "wrongCredentials" });
    expect(await guess()).toMatchObject({ reason: "tooMany", seconds: 4 });
    setForward(4 * second);
    expect(await right()).toMatchObject({ ok: true });
    for (let count = 0; count < 5; count++) expect(await guess()).toMatchObject({ reason: "wrongCredentials" });
    expect(await guess()).toMatchObject({ reason: "tooMany" });
  });

  test("from another internet address the owner signs in in the meantime", async () => {
    const { guess, right } = await guessed(5);
    expect(await guess()).toEqual(tooMany);
    expect(await right("198.51.100.7")).toMatchObject({ ok: true });
    expect(await guess(), "which makes it no easier for the other").toEqual(tooMany);
  });

  test("a new password set by a code ends it", async () => {
    const { guess, right, accounts, accountCodes, codeFor } = await guessed(5);
    expect(await right()).toEqual(tooMany);
    const ticket = ticketOf(await accountCodes.send("reset", asha.email, caller));
    await accounts.resetPassword(ticket, await codeFor(asha.email), asha.password, caller);
    expect(await guess()).toMatchObject({ reason: "wrongCredentials" });
    expect(await right()).toMatchObject({ ok: true });
  });

  test("when the owner has signed in from a device before, guesses from anywhere do not delay it", async () => {
    const { signIns, right } = await guessed(0);
    const device = "phone-phone-phone-phon";
    const from = (address: string) => signIns.byPassword(asha.email, asha.password, { ...caller, address, device });
    expect(await from(caller.address)).toMatchObject({ ok: true });
    const guesses = Array.from({ length: 60 }, (_, index) =>
      signIns.byPassword(asha.email, "wrong", { ...caller, address: `198.51.100.${index}` }),
    );
    expect(await Promise.all(guesses)).toContainEqual(tooMany);
    expect(await right("203.0.113.9"), "from a new one they wait").toEqual(tooMany);
    expect(await right(), "from the same internet address").toMatchObject({ ok: true });
    expect(await from("203.0.113.9"), "with the same device elsewhere").toMatchObject({ ok: true });
    // Fifty passwords are hashed, which takes a slow machine some time.
  }, 60_000);

  test("another account may be signed in to from there", async () => {
    const { register, signIns } = await guessed(5);
    await register(ravi);
    expect(await signIns.byPassword(ravi.email, ravi.password, caller)).toMatchObject({ ok: true });
  });

  test("the case of the address does not make it another account", async () => {
    const { signIns } = await guessed(5);
    expect(await signIns.byPassword("ASHA@example.org", asha.password, caller)).toEqual(tooMany);
  });

  test("of a thousand guesses at once five are checked", async () => {
    const { guess, dataDir } = await guessed(0);
    const answers = await Promise.all(Array.from({ length: 1000 }, guess));
    expect(answers.filter((answer) => !answer.ok && answer.reason === "wrongCredentials")).toHaveLength(5);
    expect(answers.filter((answer) => !answer.ok && answer.reason === "tooMany")).toHaveLength(995);
    expect(noted(dataDir).filter(({ event }) => event === "signInFailed")).toHaveLength(5);
  });

  test("guessing is slowed down in the form for changing a password too, in any session", async () => {
    const { accounts, member } = await guessed(0);
    const change = (current: string, address = caller.address) =>
      accounts.changePassword(member, { current, password: "another long password" }, { ...caller, address });
    for (let count = 0; count < 5; count++) expect(await change("wrong")).toMatchObject({ reason: "wrongPassword" });
    expect(await change(asha.password, "198.51.100.7")).toEqual({ ok: false, reason: "tooMany", seconds: 2 });
    setForward(2 * second);
    expect(await change(asha.password)).toMatchObject({ ok: true });
  });

  test("guessing never locks anyone out permanently", async () => {
    const { guess, right } = await guessed(5);
    for (let count = 0; count < 12; count++) {
      setForward(15 * minute);
      expect(await guess()).toMatchObject({ reason: "wrongCredentials" });
    }
    setForward(15 * minute);
    expect(await right()).toMatchObject({ ok: true });
    setForward(day);
    expect(await right()).toMatchObject({ ok: true });
  });
});
