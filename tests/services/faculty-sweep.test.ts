import { expect, test, vi } from "vitest";
import { log } from "#app/log.server.ts";
import { asha, caller, counts, noted, openFaculty, openWithMember, signedIn } from "../help/faculty.ts";
import { day, hour, outboxEmpty, setForward, ticketOf } from "../help/services.ts";

/** Starts the services anew, which sweeps, and stops them again. */
async function sweep(dataDir: string) {
  const info = vi.spyOn(log, "info").mockReturnValue();
  const { close } = await openFaculty({}, { dataDir });
  const erased = "what is kept no longer was erased";
  await vi.waitFor(() => expect(info).toHaveBeenCalledWith(expect.anything(), erased), { interval: 5 });
  await close();
  info.mockRestore();
}

test("what was noted goes after a year, and not before", async () => {
  const { dataDir, close } = await openWithMember();
  await close();
  setForward(365 * day - hour);
  await sweep(dataDir);
  expect(noted(dataDir)).toHaveLength(1);
  setForward(hour + 1000);
  await sweep(dataDir);
  expect(noted(dataDir)).toEqual([]);
  expect(counts(dataDir), "the account itself stays").toMatchObject({ users: 1, members: 1, documents: 1 });
});

test("a session that is over goes, one that is used stays", async () => {
  const { dataDir, close, ways, accounts, member } = await openWithMember();
  signedIn(await ways.password());
  setForward(6 * day);
  expect(await accounts.memberOf(member.session, "en")).toBeDefined();
  await close();
  await sweep(dataDir);
  expect(counts(dataDir)).toMatchObject({ sessions: 2 });
  setForward(2 * day);
  await sweep(dataDir);
  expect(counts(dataDir)).toMatchObject({ sessions: 1 });
  const { accounts: later } = await openFaculty({}, { dataDir });
  expect(await later.memberOf(member.session, "en")).toMatchObject({ email: asha.email });
});

test("a token that was used is remembered for as long as it could be used", async () => {
  const { dataDir, close, invite, signIns } = await openWithMember();
  const token = invite();
  setForward(71 * hour);
  signedIn(await signIns.byToken(token, caller));
  await close();
  await sweep(dataDir);
  expect(counts(dataDir)).toMatchObject({ spentTokens: 1 });
  const { signIns: again, close: closeAgain } = await openFaculty({}, { dataDir });
  vi.spyOn(log, "warn").mockReturnValue();
  expect(await again.byToken(token, caller)).toMatchObject({ reason: "badToken" });
  await closeAgain();
  setForward(73 * hour);
  await sweep(dataDir);
  expect(counts(dataDir)).not.toHaveProperty("spentTokens");
});

test("codes of accounts go as those of enquiries do", async () => {
  const { dataDir, close, accountCodes } = await openWithMember();
  for (const email of [asha.email, "nobody@example.org"]) ticketOf(await accountCodes.send("signIn", email, caller));
  await close();
  setForward(hour);
  await sweep(dataDir);
  expect(counts(dataDir)).toMatchObject({ codes: 1 });
  setForward(day);
  await sweep(dataDir);
  expect(counts(dataDir)).not.toHaveProperty("codes");
});

test("an account stays, however long nobody uses it, and whatever RETENTION_DAYS says of enquiries", async () => {
  const { dataDir, close } = await openWithMember({ RETENTION_DAYS: "1" });
  await outboxEmpty(dataDir);
  await close();
  setForward(1000 * day);
  await sweep(dataDir);
  const { signIns } = await openFaculty({ RETENTION_DAYS: "1" }, { dataDir });
  signedIn(await signIns.byPassword(asha.email, asha.password, caller));
});
