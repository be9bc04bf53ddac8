import { expect, test } from "vitest";
import { createPasswordHash } from "./passwords.server.ts";

const { hash: hashPassword, isOutdated, isPasswordOf } = createPasswordHash();
const password = "kumkum valley tortoise";
/** The password "café on the hill" as better-auth 1.7.25 hashed it. */
const oldHash =
  "83a71e914d686f99808a9957a491baaf:2299acb4d12d832b819121bc20ae79ac32543a2bbe8c041b877a07999f10b5eab9173ad62f02d8407939a9f220a5ec989d6d2c6a1987e5191139536e73e7a285";

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
  ["a hash that better-auth made", () => oldHash],
])("%s matches its password, in any Unicode normalization, and no other", async (_what, hashOf) => {
  const hash = await hashOf("café on the hill");
  expect(await isPasswordOf(hash, "cafe\u0301 on the hill")).toBe(true);
  for (const other of ["cafe on the hill", "Café on the hill", ""]) expect(await isPasswordOf(hash, other)).toBe(false);
});

test("no password is right for an account that does not exist", async () => {
  expect(await isPasswordOf(undefined, password)).toBe(false);
});

test("a hash that better-auth made is outdated, and so is one with other parameters", () => {
  expect(isOutdated(oldHash)).toBe(true);
  expect(isOutdated("scrypt$ln=13,r=8,p=5$c2FsdA$a2V5")).toBe(true);
});

test("an invalid hash throws", async () => {
  await expect(isPasswordOf("nonsense", password)).rejects.toThrow("no hash");
});
