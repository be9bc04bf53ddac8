import { createHash } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { createCodes, invalidateCode } from "#app/lib/codes/codes.server.ts";
import { readSecret } from "#app/lib/crypto/secret.server.ts";
import { openStore } from "#app/lib/db/store.server.ts";
import type { Purpose } from "#app/lib/db/tables.ts";
import { placeOf } from "../help/place.ts";
import { rowsIn } from "../help/rows.ts";
import { clock, dataFolder, minute } from "../help/services.ts";

/** The codes service on a new store. */
async function openCodes() {
  const dataDir = dataFolder();
  const { db, close } = await openStore(placeOf(dataDir));
  onTestFinished(close);
  const time = clock();
  const codes = createCodes({ secret: readSecret(placeOf(dataDir)), now: time.now });
  const issue = (purpose: Purpose, emailKey = "a@example.org", resourceId: string | null = "one") =>
    codes.issue(db, { purpose, emailKey, resourceId });
  const redeem = (purpose: Purpose, ticket: string, code: string) => codes.redeem(db, purpose, ticket, code);
  const rows = () => rowsIn(dataDir, "SELECT * FROM codes");
  return { codes, db, time, issue, redeem, rows };
}

test("a code opens what it was made for, once", async () => {
  const { issue, redeem, rows } = await openCodes();
  const { ticket, code } = await issue("enquiry");
  expect(await redeem("enquiry", ticket, code)).toMatchObject({ resourceId: "one" });
  expect(rows()).toMatchObject([{ hash: "" }]);
  expect(await redeem("enquiry", ticket, code)).toBeUndefined();
});

test("a code whose mail was not sent opens nothing", async () => {
  const { db, issue, redeem } = await openCodes();
  const { ticket, code } = await issue("signIn");
  const other = await issue("signIn");
  await invalidateCode(db, ticket);
  expect(await redeem("signIn", ticket, code)).toBeUndefined();
  expect(await redeem("signIn", other.ticket, other.code)).toBeDefined();
});

test("a code for one purpose opens nothing for another, and is not used up by it", async () => {
  const { issue, redeem } = await openCodes();
  const { ticket, code } = await issue("enquiry");
  expect(await redeem("lookup", ticket, code)).toBeUndefined();
  expect(await redeem("enquiry", ticket, code)).toBeDefined();
});

test("a code stays valid when another is made, until one that opens the same is used", async () => {
  const { issue, redeem } = await openCodes();
  const [enquiry, sibling] = [await issue("enquiry"), await issue("lookup", "a@example.org", "sibling")];
  const [older, newer, newest] = [await issue("lookup"), await issue("lookup"), await issue("lookup")];
  expect(await redeem("lookup", older.ticket, newer.code)).toBeUndefined();
  expect(await redeem("lookup", older.ticket, older.code)).toBeDefined();
  expect(await redeem("lookup", newer.ticket, newer.code)).toBeUndefined();
  expect(await redeem("lookup", newest.ticket, newest.code)).toBeUndefined();
  expect(await redeem("enquiry", enquiry.ticket, enquiry.code)).toBeDefined();
  expect(await redeem("lookup", sibling.ticket, sibling.code)).toBeDefined();
});

test("another address's code stays when a new one is made", async () => {
  const { issue, redeem } = await openCodes();
  const one = await issue("lookup", "one@example.org");
  await issue("lookup", "two@example.org");
  expect(await redeem("lookup", one.ticket, one.code)).toBeDefined();
});

test("a code that opens nothing is not opened by the right digits either, and counts attempts", async () => {
  const { issue, redeem, rows } = await openCodes();
  const { ticket, code } = await issue("lookup", "a@example.org", null);
  expect(await redeem("lookup", ticket, code)).toBeUndefined();
  expect(rows()).toMatchObject([{ tries: 1 }]);
});

test.each(["", " ", "12345", "1234567", "abcdef", "१२३४५६", "null", "000000\0", "' OR 1=1 --"])(
  "%j opens nothing and counts as an attempt",
  async (typed) => {
    const { issue, redeem, rows } = await openCodes();
    const { ticket } = await issue("enquiry");
    expect(await redeem("enquiry", ticket, typed)).toBeUndefined();
    expect(rows()).toMatchObject([{ tries: 1 }]);
  },
);

test.each(["", "no", "%", "' OR 1=1 --"])("the invalid ticket %j opens nothing", async (ticket) => {
  const { issue, redeem } = await openCodes();
  const { code } = await issue("enquiry");
  expect(await redeem("enquiry", ticket, code)).toBeUndefined();
});

test("the right digits are refused after ten minutes, and after five wrong attempts", async () => {
  const { issue, redeem, time } = await openCodes();
  const old = await issue("enquiry");
  time.pass(10 * minute);
  expect(await redeem("enquiry", old.ticket, old.code)).toBeUndefined();
  const tried = await issue("enquiry");
  for (let count = 0; count < 5; count++) await redeem("enquiry", tried.ticket, "no");
  expect(await redeem("enquiry", tried.ticket, tried.code)).toBeUndefined();
});

test("the digits cannot be recovered from the store, not even by trying all of them", async () => {
  const { issue, rows } = await openCodes();
  const { ticket, code } = await issue("enquiry");
  // A moment in milliseconds may have the same six digits.
  const kept = JSON.stringify(rows().map((row) => ({ ...row, createdAt: 0, expiresAt: 0 })));
  expect(kept).toContain(ticket);
  expect(kept).not.toContain(code);
  for (const text of [code, `${ticket}${code}`, `${ticket}:${code}`, `code:${ticket}:${code}`])
    for (const form of ["hex", "base64", "base64url"] as const)
      expect(kept).not.toContain(createHash("sha256").update(text).digest(form).replace(/=+$/, ""));
});

test("the same digits are stored differently for two tickets, and for another site's secret", async () => {
  const [one, other] = [readSecret(placeOf(dataFolder())), readSecret(placeOf(dataFolder()))];
  expect(one.hmac("code:a:012345")).not.toBe(one.hmac("code:b:012345"));
  expect(one.hmac("code:a:012345")).not.toBe(other.hmac("code:a:012345"));
});

test("codes have six digits, a leading zero as often as any other digit, and do not repeat", async () => {
  const { issue } = await openCodes();
  const made: string[] = [];
  for (let count = 0; count < 500; count++) made.push((await issue("enquiry")).code);
  expect(made.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  // 500 of a million: one in eight runs has a duplicate, one in a million has more than five pairs.
  expect(new Set(made).size).toBeGreaterThan(494);
  const firsts = Array.from("0123456789", (digit) => made.filter((code) => code.startsWith(digit)).length);
  // 50 are expected of each digit; 15 or 100 occur once in many million runs.
  for (const count of firsts) expect(count).toSatisfy((each: number) => each > 15 && each < 100);
});
