import { expect, test } from "vitest";
import { makeOlderStore } from "../help/older-store.ts";
import { rowsIn } from "../help/rows.ts";
import { dataFolder, openServices } from "../help/services.ts";

test("sessions of a former version end, and accounts, passwords and second steps stay", async () => {
  const dataDir = dataFolder();
  await makeOlderStore(dataDir, "0019-document-marks");
  const add = (table: string, row: Record<string, string | number>) =>
    rowsIn(
      dataDir,
      `INSERT INTO ${table} (${Object.keys(row).join()}) VALUES (${Object.keys(row).map(() => "?")}) RETURNING *`,
      ...Object.values(row),
    );
  const at = { createdAt: "2026-11-01T00:00:00.000Z", updatedAt: "2026-11-01T00:00:00.000Z" };
  const session = { id: "s", userId: "u", token: "t", expiresAt: "2099-01-01T00:00:00.000Z", ...at };
  const credential = { id: "c", userId: "u", accountId: "u", providerId: "credential", password: "hash", ...at };
  const person = { id: "u", name: "Asha", email: "asha@example.org", emailVerified: 0, ...at };
  const office = { role: "office", locale: "mr", firstLanguage: "mr", generation: 3 };
  const kept = [
    ...add("users", { ...person, generation: 2 }),
    ...add("credentials", credential),
    ...add("staffUsers", { ...person, ...office }),
    ...add("staffCredentials", credential),
    ...add("staffTwoFactors", { userId: "u", secret: "sealed", verifiedAt: 1, recoveryCodes: "[]" }),
  ];
  add("sessions", session);
  add("staffSessions", session);

  await (await openServices({}, { dataDir })).close();
  const tables = ["users", "credentials", "staffUsers", "staffCredentials", "staffTwoFactors"];
  const left = tables.flatMap((table) => rowsIn(dataDir, `SELECT * FROM ${table}`));
  expect(kept).toMatchObject(left);
  const ofPassword = ["id", "userId", "providerId", "password"];
  expect([left[1], left[3]].map((row) => Object.keys(row ?? {}))).toEqual([ofPassword, ofPassword]);
  expect(left).toMatchObject([
    { email: person.email, generation: 2 },
    { userId: "u", password: "hash" },
    { email: person.email, ...office },
    { userId: "u", password: "hash" },
    { secret: "sealed" },
  ]);
  for (const table of ["sessions", "staffSessions"]) expect(rowsIn(dataDir, `SELECT * FROM ${table}`)).toEqual([]);
  expect(rowsIn(dataDir, "SELECT name FROM sqlite_schema WHERE name LIKE '%erifications'")).toEqual([]);
});
