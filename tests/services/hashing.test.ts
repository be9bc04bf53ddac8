import { setImmediate as nextRound } from "node:timers/promises";
import { expect, test } from "vitest";
import { asha, caller, openFaculty } from "../help/faculty.ts";
import { signedIn } from "../help/faculty-ports.ts";

test("while a password is hashed, the store answers other requests", async () => {
  const { signIns, registrations, directory } = await openFaculty({}, { hashCost: { ln: 14, r: 8, p: 5 } });
  // Passwords for addresses without an account are hashed like those with one, two at a time.
  const guesses = Array.from({ length: 6 }, (_, index) =>
    signIns.byPassword(`nobody${index}@example.org`, "wrong", { ...caller, address: `192.0.2.${index}` }),
  );
  await Promise.race(guesses);
  let isRegistered = false;
  const registration = registrations.register(asha, caller).finally(() => {
    isRegistered = true;
  });
  let answers = 0;
  while (!isRegistered) {
    await directory.profiles();
    answers += 1;
    await nextRound();
  }
  signedIn(await registration);
  await Promise.all(guesses);
  expect(answers).toBeGreaterThan(50);
});
