import { hashPassword as hashOldPassword } from "better-auth/crypto";
import { expect, test } from "vitest";
import { createPasswordHash } from "./password-hash.server.ts";

const { hash: hashPassword, isOutdated, isPasswordOf } = createPasswordHash();
const password = "kumkum valley tortoise";

test("a hash contains its parameters, and two of one password differ", async () => {
  const hashes = [await hashPassword(password), await hashPassword(password)];
  for (const hash of hashes) {
    expect(hash).toMatch(/^scrypt\$ln=14,r=8,p=5\$[\w-]{22}\$[\w-]{86}$/);
    expect(isOutdated(hash)).toBe(false);
  }
  expect(hashes[0]).not.toBe(hashes[1]);
});

test.each([
  ["a hash", hashPassword],
  ["a hash that better-auth made", hashOldPassword],
])("%s matches its password, in any Unicode normalization, and no other", async (_what, hashOf) => {
  const hash = await hashOf("café on the hill");
  expect(await isPasswordOf(hash, "cafe\u0301 on the hill")).toBe(true);
  for (const other of ["cafe on the hill", "Café on the hill", ""]) expect(await isPasswordOf(hash, other)).toBe(false);
});

test("no password is right for an account that does not exist", async () => {
  expect(await isPasswordOf(undefined, password)).toBe(false);
});

test("a hash that better-auth made is outdated, and so is one with other parameters", async () => {
  expect(isOutdated(await hashOldPassword(password))).toBe(true);
  expect(isOutdated("scrypt$ln=13,r=8,p=5$c2FsdA$a2V5")).toBe(true);
});

test("an invalid hash throws", async () => {
  await expect(isPasswordOf("nonsense", password)).rejects.toThrow("no hash");
});
