import { expect, test, vi } from "vitest";
import { log } from "#app/log.server.ts";
import { cliOperator } from "#app/people/staff/roles.ts";
import { must } from "../help/must.ts";
import { mailsOnceIn, outboxEmpty } from "../help/services.ts";
import { asker, type Joined, openStaffServices, step } from "../help/staff.ts";

type Opened = Awaited<ReturnType<typeof openStaffServices>>;
const stranger = { address: "203.0.113.9", userAgent: "curl" };
const known = ({ uid }: Joined) => ({ ...asker, knownUid: uid });
const tooMany = { ok: false, reason: "tooMany" };

/** A step of somebody who has given the password; giving it often makes wait, which is another test's. */
const stepOf = async ({ signIns, people }: Opened, { uid, email }: Joined) =>
  signIns.stepFor(uid, (await people.find(email))?.generation ?? 0);

/** Somebody who knows the password tries codes until no more are taken. @returns how many were */
async function guess(services: Opened, asha: Joined): Promise<number> {
  for (let count = 0; ; count += 1) {
    const signed = await stepOf(services, asha);
    const outcome = await services.signIns.finish(signed, { code: "000000" }, stranger);
    if (outcome.ok || outcome.reason !== "wrongCode") return count;
  }
}

/** Somebody of the office, with a recovery code. */
async function withRecovery({ join, sessions, own }: Opened) {
  const asha = await join("office");
  const session = await sessions.find(asha.session);
  const codes = session ? await own.newRecoveryCodes(session) : [];
  return { asha, session, codes };
}

test("who tries twenty codes stops there; the owner gets in from a known browser and with a recovery code", async () => {
  const services = await openStaffServices();
  const { signIns, codeOf, pass } = services;
  const { asha, codes } = await withRecovery(services);
  expect(await guess(services, asha)).toBe(20);
  const enter = async (from: Parameters<typeof signIns.finish>[2], recovery?: string) =>
    signIns.finish(await stepOf(services, asha), recovery ? { recovery } : { code: codeOf(asha) }, from);
  expect(await enter(asker), "the right code elsewhere").toMatchObject(tooMany);
  expect(await enter(known(asha))).toMatchObject({ ok: true });
  pass(step);
  expect(await enter({ ...asker, address: "192.0.2.77" }, codes[0])).toMatchObject({ ok: true });
});

test("the owner hears of it at the tenth wrong code, once a day, and what to do", async () => {
  const services = await openStaffServices();
  const { asha } = await withRecovery(services);
  const isAboutIt = ({ subject }: { subject: string }) => subject.startsWith("Someone is trying codes");
  for (let tries = 0; tries < 9; tries += 1)
    await services.signIns.finish(await stepOf(services, asha), { code: "000000" }, stranger);
  await outboxEmpty(services.dataDir);
  expect((await services.mails()).filter(isAboutIt)).toEqual([]);
  await guess(services, asha);
  const [mail] = await mailsOnceIn(services.dataDir, 1, isAboutIt);
  expect(mail).toMatchObject({ to: asha.email, text: expect.stringContaining("/office?lost") });
  await outboxEmpty(services.dataDir);
  expect((await services.mails()).filter(isAboutIt)).toHaveLength(1);
});

test("a reset, and a new password, count codes from zero", async () => {
  const services = await openStaffServices();
  const { people, linkTo, enrol, signIns, codeOf, pass, lostPasswords } = services;
  const { asha } = await withRecovery(services);
  await guess(services, asha);
  await people.change(cliOperator, asha.uid, "reset");
  const again = await enrol(await linkTo(asha.email, "enrol", 2));
  pass(step);
  expect(await signIns.finish(await stepOf(services, asha), { code: codeOf(again) }, asker)).toMatchObject({
    ok: true,
  });
  pass(step);
  await guess(services, asha);
  await lostPasswords.send(asha.email, "en", asker);
  const set = must(await lostPasswords.set(await linkTo(asha.email, "lost"), "another lantern 48 pebble"));
  expect(await signIns.finish(set.step, { code: codeOf(again) }, asker)).toMatchObject({ ok: true });
});

test("recovery codes cannot be tried without end from one place, and another place has its own", async () => {
  const services = await openStaffServices();
  const { asha, codes } = await withRecovery(services);
  const { signIns } = services;
  let taken = 0;
  for (let isTaken = true; isTaken; ) {
    const outcome = await signIns.finish(await stepOf(services, asha), { recovery: "wrong-codes" }, stranger);
    isTaken = !outcome.ok && outcome.reason === "wrongRecovery";
    taken += isTaken ? 1 : 0;
  }
  expect(taken).toBe(30);
  const proof = { recovery: codes[0] ?? "" };
  expect(await signIns.finish(await stepOf(services, asha), proof, asker)).toMatchObject({ ok: true });
});

test("mails for a lost password have a ceiling for a network and for all, and the owner's browser has its own", async () => {
  vi.spyOn(log, "warn").mockReturnValue();
  const services = await openStaffServices({ MAILS_PER_HOUR: "9" });
  const { join, lostPasswords } = services;
  const principal = await join("principal");
  const ask = (count: number, at: string, email?: string) =>
    lostPasswords.send(email ?? `${at}-${count}@example.org`, "en", { ...asker, address: `${at}.${count}` });
  const oks = async (count: number, at: string, email?: string) => {
    const asked = await Promise.all(Array.from({ length: count }, (_, each) => ask(each, at, email)));
    return asked.filter(({ ok }) => ok).length;
  };
  expect(await oks(8, "198.51.100", principal.email), "of one mailbox, by strangers").toBe(5);
  expect(await lostPasswords.send(principal.email, "en", asker)).toMatchObject(tooMany);
  expect(await lostPasswords.send(principal.email, "en", known(principal))).toEqual({ ok: true });
  const one = await Promise.all([1, 2, 3, 4].map((each) => lostPasswords.send(`${each}@example.org`, "en", stranger)));
  expect(one.filter(({ ok }) => ok)).toHaveLength(3);
  expect(await oks(20, "203.0.114"), "of all").toBe(1);
  expect(await lostPasswords.send(principal.email, "en", known(principal)), "next to it").toEqual({ ok: true });
});
