import { expect, test } from "vitest";
import { accountMail } from "#app/people/accounts/account-emails.ts";
import { asha, caller, openFaculty, openWithMember, ravi, tooMany } from "../help/faculty.ts";
import { signedIn } from "../help/faculty-ports.ts";
import { codeIn } from "../help/mails.ts";
import { onPostgres } from "../help/place.ts";
import { rowsIn } from "../help/rows.ts";
import { enquiry, minute, second, sender, setForward, ticketOf } from "../help/services.ts";
import { type Manner, startMailServer } from "../help/smtp.ts";

const wrongCode = { ok: false, reason: "wrongCode" };
const unsent = { ok: false, reason: "unsent" };
const newPassword = "a new password of hers";

/** The services with a member, to whom a sign-in code was mailed. */
async function withCode() {
  const services = await openWithMember();
  const ticket = ticketOf(await services.accountCodes.send("signIn", asha.email, caller));
  const code = await services.codeFor(asha.email);
  const enter = (typed: string, named = ticket) => services.signIns.byCode(named, typed, caller);
  return { ...services, ticket, code, enter };
}

/** Other digits than these. */
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

test("the code in the mail signs in", async () => {
  const { code, enter, member } = await withCode();
  expect(code).toMatch(/^\d{6}$/);
  expect(signedIn(await enter(code)).person.uid).toBe(member.uid);
});

test("a code works once, also when it is used ten times at once", async () => {
  const { code, enter } = await withCode();
  const answers = await Promise.all(Array.from({ length: 10 }, () => enter(code)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await enter(code)).toEqual(wrongCode);
});

test("after five wrong attempts the right code is refused", async () => {
  const { code, enter } = await withCode();
  for (let count = 0; count < 5; count++) expect(await enter(other(code))).toEqual(wrongCode);
  expect(await enter(code)).toEqual(wrongCode);
});

test("after four wrong attempts the right code is accepted", async () => {
  const { code, enter } = await withCode();
  for (const typed of [other(code), "", "no", `${code}0`]) expect(await enter(typed)).toEqual(wrongCode);
  expect(await enter(code)).toMatchObject({ ok: true });
});

test("a code is valid for ten minutes", async () => {
  const { code, enter } = await withCode();
  setForward(10 * minute);
  expect(await enter(code)).toEqual(wrongCode);
});

test("the first code stays valid after a second was sent, until the second is used", async () => {
  const { code, enter, accountCodes, codeFor } = await withCode();
  setForward(61 * second);
  const next = ticketOf(await accountCodes.send("signIn", asha.email, caller));
  expect(await enter(other(code))).toEqual(wrongCode);
  expect(await enter(await codeFor(asha.email), next)).toMatchObject({ ok: true });
  expect(await enter(code)).toEqual(wrongCode);
});

test("a sign-in code sets no password, and a reset code signs nobody in", async () => {
  const { ticket, code, enter, accountCodes, accounts, codeFor, signIns } = await withCode();
  expect(await accounts.resetPassword(ticket, code, newPassword, caller)).toEqual(wrongCode);
  const reset = ticketOf(await accountCodes.send("reset", asha.email, caller));
  const resetCode = await codeFor(asha.email);
  expect(await enter(resetCode, reset)).toEqual(wrongCode);
  expect(await signIns.byPassword(asha.email, newPassword, caller)).toMatchObject({ reason: "wrongCredentials" });
  expect(await enter(code)).toMatchObject({ ok: true });
  expect(await accounts.resetPassword(reset, resetCode, newPassword, caller)).toMatchObject({ ok: true });
});

test("a code of an enquiry opens no account, nor an account's an enquiry", async () => {
  const { ticket, code, enter, enquiries, codeFor } = await withCode();
  const enquired = ticketOf(await enquiries.submit({ ...enquiry, email: ravi.email }, sender));
  expect(await enter(await codeFor(ravi.email), enquired)).toEqual(wrongCode);
  expect(await enquiries.confirm(ticket, code, sender)).toMatchObject({ reason: "wrongCode" });
});

test("a code opens nothing with another's ticket", async () => {
  const { ticket, enter, register, accountCodes, codeFor } = await withCode();
  await register(ravi);
  const his = ticketOf(await accountCodes.send("signIn", ravi.email, caller));
  const code = await codeFor(ravi.email);
  expect(await enter(code, ticket)).toEqual(wrongCode);
  for (const named of ["", "none", "%"]) expect(await enter(code, named)).toEqual(wrongCode);
  expect(signedIn(await enter(code, his)).person.email).toBe(ravi.email);
});

test.each(["signIn", "reset"] as const)(
  "an address without an account is answered like one with an account (%s), and its mail says so",
  async (purpose) => {
    const { accountCodes, signIns, accounts, dataDir, mails, member } = await openWithMember();
    const known = await accountCodes.send(purpose, asha.email, caller);
    const unknown = await accountCodes.send(purpose, ravi.email, caller);
    for (const answer of [known, unknown])
      expect(answer).toStrictEqual({ ok: true, ticket: expect.stringMatching(/^[\w-]{22}$/) });
    const mail = (await mails()).find(({ to }) => to === ravi.email);
    expect(mail?.subject).toMatch(/^No faculty account with this address/);
    expect(mail?.text.replace(/\s+/g, " ")).toContain("There is no such account.");
    // Below its text there is a postal code.
    expect(`${mail?.subject} ${mail?.text.split("\n-- ")[0]}`).not.toMatch(/\d{6}/);
    for (const typed of ["000000", ""])
      expect(await signIns.byCode(ticketOf(unknown), typed, caller)).toEqual(wrongCode);
    expect(await accounts.resetPassword(ticketOf(unknown), "000000", newPassword, caller)).toEqual(wrongCode);
    expect(rowsIn(dataDir, "SELECT emailKey, resourceId FROM codes ORDER BY emailKey")).toEqual([
      { emailKey: asha.email, resourceId: member.uid },
      { emailKey: ravi.email, resourceId: null },
    ]);
  },
);

test("the mails are in the language of the page", async () => {
  const { accountCodes, mails } = await openWithMember();
  const from = { ...caller, locale: "mr" as const };
  for (const { email } of [asha, ravi]) ticketOf(await accountCodes.send("reset", email, from));
  const [code, none] = (await mails()).slice(1);
  expect(code?.subject).toMatch(/^\d{6} \p{Script=Devanagari}/u);
  expect(none?.text.replace(/\s+/g, " ")).toContain(accountMail.mr.noAccount.opening);
});

test("a second code can be requested after a minute, with an account and without", async () => {
  const { accountCodes, mails } = await openWithMember();
  for (const { email } of [asha, ravi]) {
    ticketOf(await accountCodes.send("signIn", email, caller));
    expect(await accountCodes.send("signIn", email.toUpperCase(), { ...caller, address: "::1" })).toEqual(tooMany);
    ticketOf(await accountCodes.send("reset", email, caller));
  }
  expect(await mails()).toHaveLength(1 + 4);
});

test.each([asha, ravi])(
  "the wait for a code grows: the fourth can be requested after ten minutes ($email)",
  async ({ email }) => {
    const { accountCodes } = await openWithMember();
    for (let count = 0; count < 3; count++) {
      ticketOf(await accountCodes.send("signIn", email, caller));
      setForward(61 * second);
    }
    expect(await accountCodes.send("signIn", email, caller)).toMatchObject({ reason: "tooMany" });
    setForward(7 * minute);
    ticketOf(await accountCodes.send("signIn", email, caller));
  },
);

test("a ticket returns its address while a code is valid: used, invalidated or replaced, with an account and without", async () => {
  const { accountCodes, signIns, codeFor } = await openWithMember();
  for (const { email } of [asha, ravi]) {
    const ticket = ticketOf(await accountCodes.send("signIn", email, caller));
    expect(await accountCodes.addressOf("signIn", ticket)).toBe(email);
    expect(await accountCodes.addressOf("reset", ticket)).toBeUndefined();
    for (let count = 0; count < 6; count++) await signIns.byCode(ticket, "no code", caller);
    expect(await accountCodes.addressOf("signIn", ticket)).toBe(email);
    setForward(61 * second);
    const newer = ticketOf(await accountCodes.send("signIn", email, caller));
    expect(await accountCodes.addressOf("signIn", ticket)).toBe(email);
    if (email === asha.email) signedIn(await signIns.byCode(newer, await codeFor(email), caller));
    expect(await accountCodes.addressOf("signIn", newer)).toBe(email);
    setForward(10 * minute);
    expect(await accountCodes.addressOf("signIn", newer)).toBeUndefined();
  }
  expect(await accountCodes.addressOf("signIn", "")).toBeUndefined();
});

test.each([asha, ravi])(
  "an address gets ten codes a day for each purpose, with an account and without ($email)",
  async ({ email }) => {
    const { accountCodes } = await openWithMember();
    for (let count = 0; count < 10; count++) {
      ticketOf(await accountCodes.send("signIn", email, caller));
      setForward(15 * minute);
    }
    expect(await accountCodes.send("signIn", email, caller)).toEqual(tooMany);
    ticketOf(await accountCodes.send("reset", email, caller));
  },
);

test.each<Manner>(onPostgres ? ["dies"] : [{ refusesReader: 550 }, { refusesMail: 451 }, "dies"])(
  "a mail server that %j fails addresses with and without an account alike; both may retry at once",
  async (manner) => {
    const server = await startMailServer();
    const { register, accountCodes, signIns, dataDir } = await openFaculty(server.settings);
    await register();
    await server.mailsTo(asha.email);
    server.turn(manner);
    for (const { email } of [asha, ravi])
      expect(await accountCodes.send("signIn", email, caller)).toStrictEqual({ ...unsent, ticket: expect.any(String) });
    expect(rowsIn(dataDir, "SELECT hash FROM codes")).toEqual([{ hash: "" }, { hash: "" }]);
    server.turn("takes");
    const [ticket = ""] = await Promise.all(
      [asha, ravi].map(async ({ email }) => ticketOf(await accountCodes.send("signIn", email, caller))),
    );
    const code = (await server.mailsTo(asha.email, 2)).map(codeIn).at(-1) ?? "";
    expect(await signIns.byCode(ticket, code, caller)).toMatchObject({ ok: true });
  },
);
