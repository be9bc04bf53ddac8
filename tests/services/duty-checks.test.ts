import { expect, onTestFinished, test, vi } from "vitest";
import { openStore } from "#app/lib/db/store.server.ts";
import { createRequirementChecks } from "#app/register/duties/requirements.server.ts";
import { placeOf } from "../help/place.ts";
import { admin, clerk, principal } from "../help/records.ts";
import { clock, dataFolder, day } from "../help/services.ts";

test("the last look at a row counts, the same form is taken once, and only those who write may say it", async () => {
  const { db, publicRevision, close } = await openStore(placeOf(dataFolder()));
  onTestFinished(close);
  const time = clock();
  const checks = createRequirementChecks({ db, now: time.now });
  const before = publicRevision();
  const sent = { actor: clerk, key: "form-1", duty: "fire-safety" };
  expect(await checks.note(sent)).toEqual({ ok: true });
  time.pass(day);
  expect(await checks.note(sent), "again").toEqual({ ok: true });
  expect(await checks.note({ ...sent, actor: admin, key: "form-2" })).toEqual({ ok: false, reason: "forbidden" });
  expect(await checks.note({ ...sent, key: "" })).toEqual({ ok: false, reason: "noKey" });
  expect([...(await checks.latest())]).toEqual([["fire-safety", { on: "2026-11-21", byName: clerk.name }]]);
  expect(await checks.note({ ...sent, actor: principal, key: "form-3" })).toEqual({ ok: true });
  await vi.waitFor(() => expect(publicRevision(), "public pages say when").toBe(before + 2));
  expect(await checks.latest()).toEqual(new Map([["fire-safety", { on: "2026-11-22", byName: principal.name }]]));
});
