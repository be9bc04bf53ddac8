import { describe, expect, test } from "vitest";
import { asha, caller, counts, openWithMember, ravi, tells, tooMany } from "../help/faculty.ts";
import { signedIn } from "../help/faculty-ports.ts";
import { rowsIn } from "../help/rows.ts";
import { day, mailsOnceIn, minute, outboxEmpty, second, setForward, ticketOf } from "../help/services.ts";

const stranger = (count: number) => ({ ...caller, address: `198.51.100.${count}` });
const phone = { ...caller, address: "203.0.113.1", device: "phone-phone-phone-phon" };
/** The phone, at another internet address. */
const travelling = { ...phone, address: "203.0.113.200" };
const stopped = { ok: false, reason: "codesStopped", seconds: expect.any(Number) };
const wrongCode = { ok: false, reason: "wrongCode" };

/** The services with a member who logged in on her phone; the clock is stopped. */
async function withPhone(isProven = true) {
  const services = await openWithMember({}, { isProven });
  const { signIns, accountCodes, ways, codeFor } = services;
  signedIn(await ways.password(phone));
  setForward(0);
  /** Uses up the codes that strangers may request in a day. */
  async function spendCodes() {
    for (let count = 0; count < 10; count++) {
      ticketOf(await accountCodes.send("signIn", asha.email, stranger(count)));
      setForward(15 * minute);
    }
    expect(await accountCodes.send("signIn", asha.email, stranger(99))).toEqual(tooMany);
  }
  /** Enters so many wrong codes, five for each requested code. */
  async function guess(times: number, from: (count: number) => typeof caller, email = asha.email) {
    const answers: unknown[] = [];
    let ticket = "";
    for (let count = 0; count < times; count++) {
      if (count % 5 === 0) {
        setForward(15 * minute);
        ticket = ticketOf(await accountCodes.send("signIn", email, from(count)));
      }
      const answer = (typed: string) => signIns.byCode(ticket, typed, from(count));
      answers.push(await answer("none"));
    }
    return answers;
  }
  const enter = async (from = caller) => {
    const ticket = ticketOf(await accountCodes.send("signIn", asha.email, from));
    return signIns.byCode(ticket, await codeFor(asha.email), from);
  };
  return { ...services, spendCodes, guess, enter };
}

describe("wherever strangers guess the password", () => {
  test("a known device signs in at once, also behind the same internet address", async () => {
    const { signIns, ways } = await withPhone();
    for (let count = 0; count < 5; count++)
      expect(await signIns.byPassword(asha.email, "wrong", { ...phone, device: "" })).toMatchObject({ ok: false });
    expect(await ways.password({ ...phone, device: "" })).toEqual(tooMany);
    expect(await ways.password(phone)).toMatchObject({ ok: true });
  });
});

describe("whatever codes strangers request", () => {
  test("a known device and a known internet address get theirs", async () => {
    const { spendCodes, enter } = await withPhone();
    await spendCodes();
    expect(await enter(travelling)).toMatchObject({ ok: true });
    setForward(15 * minute);
    expect(await enter({ ...caller, address: phone.address })).toMatchObject({ ok: true });
  });

  test("an account with an unproven address gets no more of them by a known device", async () => {
    const { spendCodes, accountCodes } = await withPhone(false);
    await spendCodes();
    expect(await accountCodes.send("signIn", asha.email, phone)).toEqual(tooMany);
  });
});

describe("after twenty wrong codes in a day", () => {
  test("no code opens the account for strangers until the day is over, and its owner is warned once", async () => {
    const { guess, enter, accountCodes, ways, dataDir } = await withPhone();
    expect(await guess(20, stranger)).toEqual(Array(20).fill(wrongCode));
    for (const purpose of ["signIn", "reset"] as const)
      expect(await accountCodes.send(purpose, asha.email, stranger(99))).toEqual(stopped);
    const [warning] = await mailsOnceIn(dataDir, 1, tells("codesStopped"));
    expect(warning).toMatchObject({ to: asha.email });
    expect(await enter(travelling), "her phone goes on").toMatchObject({ ok: true });
    expect(await ways.password(stranger(98)), "and so does her password").toMatchObject({ ok: true });
    setForward(day);
    expect(await enter(stranger(97))).toMatchObject({ ok: true });
    await outboxEmpty(dataDir);
    expect(await mailsOnceIn(dataDir, 1, tells("codesStopped"))).toHaveLength(1);
  });

  test("a pending code does not open it either, nor do many attempts at once", async () => {
    const { guess, accountCodes, codeFor, signIns } = await withPhone();
    await guess(16, stranger);
    setForward(15 * minute);
    const next = ticketOf(await accountCodes.send("signIn", asha.email, stranger(1)));
    const code = await codeFor(asha.email);
    const late = await Promise.all(
      Array.from({ length: 5 }, (_, count) => signIns.byCode(next, "none", stranger(count))),
    );
    expect(late.filter((answer) => "reason" in answer && answer.reason === "wrongCode")).toHaveLength(4);
    expect(await signIns.byCode(next, code, stranger(1))).toEqual(stopped);
  });

  test("the same holds for an address without an account, which gets no mail about it", async () => {
    const { guess, accountCodes, dataDir, mails } = await withPhone();
    expect(await guess(20, stranger, ravi.email)).toEqual(Array(20).fill(wrongCode));
    expect(await accountCodes.send("signIn", ravi.email, stranger(99))).toEqual(stopped);
    await outboxEmpty(dataDir);
    expect((await mails()).filter(tells("codesStopped"))).toEqual([]);
  });
});

describe("what is stored about a device", () => {
  test("contains no internet address and no device id, and is deleted after 180 days without a sign-in", async () => {
    const { dataDir, accountCodes, spendCodes } = await withPhone();
    const rows = rowsIn(dataDir, "SELECT digest, uid, expiresAt FROM knownDevices");
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|phone/);
    expect(rows).toHaveLength(2 + 1);
    setForward(180 * day + second);
    await spendCodes();
    expect(await accountCodes.send("signIn", asha.email, travelling)).toEqual(tooMany);
  });

  test("is deleted when somebody else proves the address, and with the account", async () => {
    const { ways, dataDir, accounts, memberWith } = await withPhone(false);
    const owner = await memberWith(
      signedIn(await ways.token({ ...stranger(1), device: "laptop-laptop-laptop-l" })).session,
    );
    expect(counts(dataDir)).toMatchObject({ knownDevices: 2 });
    await accounts.erase(owner);
    expect(counts(dataDir)).not.toHaveProperty("knownDevices");
  });

  test("is limited to forty devices and addresses", async () => {
    const { ways, dataDir } = await withPhone();
    for (let count = 0; count < 22; count++)
      signedIn(await ways.token({ ...stranger(count), device: `device-device-device-${count}` }));
    expect(counts(dataDir)).toMatchObject({ knownDevices: 40 });
  });
});
