import { expect, test } from "vitest";
import { cliOperator } from "#app/people/staff/roles.ts";
import { rowsIn } from "../help/rows.ts";
import { day, openAndSweep, openServices } from "../help/services.ts";
import { openStaffServices } from "../help/staff.ts";

test("a year after a suspension nothing is left of an account but that there has been a principal", async () => {
  const { join, people, dataDir, close, now } = await openStaffServices();
  await join("admin");
  const [gone, later] = [await join("principal"), await join("office")];
  for (const [{ uid }, days] of [[gone, 366] as const, [later, 364] as const]) {
    await people.change(cliOperator, uid, "suspend");
    const at = now() - days * day;
    rowsIn(dataDir, "UPDATE staffUsers SET suspendedAt = ? WHERE id = ? RETURNING id", at, uid);
  }
  await close();
  const { staff } = await openAndSweep(dataDir, () => openServices({}, { dataDir }));
  expect((await staff.people.list()).map(({ role }) => role)).toEqual(["admin", "office"]);
  const mine = "SELECT name, email FROM staffUsers WHERE id = ?";
  expect(rowsIn(dataDir, mine, gone.uid)).toEqual([{ name: "", email: gone.uid }]);
  for (const table of ["staffCredentials", "staffTwoFactors", "staffSessions", "staffPasskeys"])
    expect(rowsIn(dataDir, `SELECT userId FROM ${table} WHERE userId = ?`, gone.uid), table).toEqual([]);
  expect(await staff.people.change(cliOperator, gone.uid, "restore")).toEqual({ ok: false, reason: "nobody" });
  expect(await staff.people.confirmedBy()).toBe("operator");
  const again = { email: gone.email, name: "Asha Namune", role: "office", locale: "en" } as const;
  expect(await staff.people.invite(cliOperator, again), "the address is free").toMatchObject({ ok: true });
});
