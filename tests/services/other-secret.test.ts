import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { log } from "#app/log.server.ts";
import { onPostgres } from "../help/place.ts";
import { rowsIn } from "../help/rows.ts";
import { confirmedEnquiry, openServices } from "../help/services.ts";
import { asker, openStaffServices, password } from "../help/staff.ts";

const other = onPostgres ? { SITE_SECRET: "ab".repeat(32) } : {};

/** Replaces the secret as SECURITY.md says. */
function replaceSecret(dataDir: string): void {
  if (onPostgres) rowsIn(dataDir, "DELETE FROM facts WHERE name = 'secretFingerprint' RETURNING name");
  else rmSync(join(dataDir, "secret.key"));
}

/** Opens the services with the other secret, works with them, and closes them. @returns what the start has said of it */
async function startAgain(
  dataDir: string,
  work: (services: Awaited<ReturnType<typeof openServices>>) => unknown = () => {},
) {
  const warn = vi.spyOn(log, "warn").mockReturnValue();
  const services = await openServices(other, { dataDir });
  const said = warn.mock.calls.map((call) => String(call[1])).filter((line) => /secret/.test(line));
  warn.mockRestore();
  await work(services);
  await services.close();
  return said;
}

test("with another secret every start says what no longer works, until the second steps are set up again", async () => {
  const { dataDir, close, join: joins } = await openStaffServices();
  const asha = await joins("principal");
  await close();
  replaceSecret(dataDir);

  const said = await startAgain(dataDir, async ({ staff: { signIns } }) => {
    const passed = await signIns.byPassword(asha.email, password, asker);
    if (!passed.ok) throw new Error(passed.reason);
    for (const proof of [{ code: "123456" }, { recovery: "abcde-fghjk" }])
      expect(await signIns.finish(passed.step, proof, asker)).toEqual({ ok: false, reason: "otherSecret" });
  });
  expect(said).toEqual([expect.stringMatching(/is not the secret .+ of 1 office accounts .+ npm run office -- reset/)]);
  expect(said.join()).not.toContain(asha.email);
  expect(await startAgain(dataDir), "and the next start").toEqual(said);

  rowsIn(dataDir, "DELETE FROM staffTwoFactors RETURNING userId");
  await startAgain(dataDir);
  expect(await startAgain(dataDir)).toEqual([]);
});

test("a start with the secret of the store says nothing of it, and a wrong code is a wrong code", async () => {
  const warn = vi.spyOn(log, "warn");
  const { join: joins, passwordOf, signIns } = await openStaffServices();
  const signed = await passwordOf(await joins("office"));
  expect(await signIns.finish(signed, { code: "000000" }, asker)).toEqual({ ok: false, reason: "wrongCode" });
  expect(warn.mock.calls.filter((call) => /secret/.test(String(call[1])))).toEqual([]);
});

test("a site without an office says once that its secret was replaced", async () => {
  const services = await openServices();
  await confirmedEnquiry(services);
  await services.close();
  replaceSecret(services.dataDir);
  expect(await startAgain(services.dataDir)).toEqual(onPostgres ? [] : [expect.stringMatching(/not on purpose/)]);
  expect(await startAgain(services.dataDir)).toEqual([]);
});
