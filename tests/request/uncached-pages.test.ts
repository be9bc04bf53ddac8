import { expect, inject, test } from "vitest";
import { freshAddress } from "../help/visit.ts";

/** Asks for a page from an internet address. */
const ask = (path: string, address: string) =>
  fetch(inject("servedAt") + path, { headers: { "x-forwarded-for": address }, redirect: "manual" });

test("pages that a stranger makes up are drawn one by one, and others are answered in between", async () => {
  let answered = 0;
  const first = Promise.withResolvers<void>();
  const made = Array.from({ length: 120 }, async (_, at) => {
    await (await ask(`/admission/fees?c=obc&g=girl&i=upTo8&s=${at}`, freshAddress())).text();
    answered += 1;
    first.resolve();
  });
  await first.promise;
  await ask("/healthz", freshAddress());
  expect(answered).toBeLessThan(100);
  await Promise.all(made);
});

test("an address that asks for more pages than a town reads is told to wait, and reads kept pages all the same", async () => {
  const [flooder, other] = [freshAddress(), freshAddress()];
  await ask("/visit", other);
  for (let round = 0; round < 15; round++)
    await Promise.all(Array.from({ length: 20 }, (_, at) => ask(`/check?code=${round}-${at}`, flooder)));
  const refused = await ask("/search?q=fees", flooder);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.text()).toContain("Please wait a minute.");
  expect(await (await ask("/mr/search?q=x", flooder)).text()).toContain("कृपया एक मिनिट थांबा");
  expect((await ask("/visit", flooder)).status).toBe(200);
  expect((await ask("/search?q=fees", other)).status).toBe(200);
});
