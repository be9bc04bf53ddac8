import { setImmediate as nextRound } from "node:timers/promises";
import { expect, test } from "vitest";
import { asha, caller, openFaculty, signedIn } from "../help/faculty.ts";

test("while passwords are hashed, the store answers others", async () => {
  const { signIns, registrations, publications } = await openFaculty();
  // Addresses without an account are hashed like those with one, two at a time.
  const guesses = Array.from({ length: 20 }, (_, index) =>
    signIns.byPassword(`nobody${index}@example.org`, "wrong", { ...caller, address: `192.0.2.${index}` }),
  );
  let isRegistered = false;
  const registration = registrations.register(asha, caller).then((answer) => {
    isRegistered = true;
    return answer;
  });
  let answers = 0;
  while (!isRegistered) {
    await publications.profiles();
    answers += 1;
    await nextRound();
  }
  signedIn(await registration);
  await Promise.all(guesses);
  expect(answers).toBeGreaterThan(200);
});
