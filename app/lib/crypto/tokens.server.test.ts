import { expect, test } from "vitest";
import { base32, hotp } from "./tokens.server.ts";

const key = "12345678901234567890";

test("gives the codes of RFC 4226, appendix D", () => {
  const codes = ["755224", "287082", "359152", "969429", "338314", "254676", "287922", "162583", "399871", "520489"];
  expect(codes.map((_code, counter) => hotp(key, counter))).toEqual(codes);
});

test.each([
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
])("gives the code of RFC 6238, appendix B, at %d seconds", (seconds, code) => {
  expect(hotp(key, Math.floor(seconds / 30), 8)).toBe(code);
});

test.each([
  ["", ""],
  ["f", "MY"],
  ["fo", "MZXQ"],
  ["foo", "MZXW6"],
  ["foob", "MZXW6YQ"],
  ["fooba", "MZXW6YTB"],
  ["foobar", "MZXW6YTBOI"],
])("writes %j in base 32 as RFC 4648, section 10, without padding", (text, written) => {
  expect(base32(text)).toBe(written);
});
