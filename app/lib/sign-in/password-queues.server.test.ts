import { setImmediate as nextRound } from "node:timers/promises";
import { expect, test } from "vitest";
import { createPasswordQueues } from "./passwords.server.ts";

/** Work that runs until `finish` is called. */
function heldWork() {
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  return { work: () => promise, finish };
}

test("signing in does not wait for five hundred registrations, most of which are refused", async () => {
  const { signIns, changes } = createPasswordQueues();
  const { work, finish } = heldWork();
  const registrations = Array.from({ length: 500 }, () => changes(work));
  expect(await signIns(async () => "signed in")).toEqual({ ok: true, value: "signed in" });
  finish();
  const refused = (await Promise.all(registrations)).filter(({ ok }) => !ok);
  expect(refused.length).toBeGreaterThan(450);
  expect(refused[0]).toEqual({ ok: false, reason: "tooMany", seconds: expect.any(Number) });
});

test("sign-ins are refused too when too many wait, and accepted again afterwards", async () => {
  const { signIns } = createPasswordQueues();
  const { work, finish } = heldWork();
  const crowd = Array.from({ length: 100 }, () => signIns(work));
  await nextRound();
  expect(await signIns(work)).toMatchObject({ reason: "tooMany" });
  finish();
  await Promise.all(crowd);
  expect(await signIns(work)).toMatchObject({ ok: true });
});

test("a known device signs in while too many strangers wait, up to a separate limit", async () => {
  const { signIns, knownSignIns } = createPasswordQueues();
  const { work, finish } = heldWork();
  const crowd = Array.from({ length: 500 }, () => signIns(work));
  await nextRound();
  const known = Array.from({ length: 60 }, () => knownSignIns(work));
  finish();
  expect((await Promise.all(crowd)).filter(({ ok }) => ok)).toHaveLength(52);
  expect((await Promise.all(known)).filter(({ ok }) => ok)).toHaveLength(50);
});

test("work after a used code is never refused, however many wait", async () => {
  const { changes, proven } = createPasswordQueues();
  const { work, finish } = heldWork();
  const crowd = Array.from({ length: 100 }, () => changes(work));
  const reset = proven(async () => "set");
  finish();
  expect(await reset).toBe("set");
  await Promise.all(crowd);
});
