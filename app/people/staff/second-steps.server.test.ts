import { expect, test } from "vitest";
import { appLink, stepOf, typedSecret } from "./second-steps.server.ts";

const secret = "12345678901234567890";
const now = 59_000;

test("a code is that of its step, or of the one before or after", () => {
  expect(stepOf(secret, "287082", now)).toBe(1);
  expect(stepOf(secret, "755224", now)).toBe(0);
  expect(stepOf(secret, "359152", now)).toBe(2);
  for (const code of ["969429", "287083", "28708", ""]) expect(stepOf(secret, code, now)).toBeUndefined();
});

test("an app is given the secret with its institute and address, and a person in groups of four", () => {
  const link = appLink(secret, "Institute & Co", "asha@office.example");
  expect(link).toBe(
    "otpauth://totp/Institute%20%26%20Co:asha%40office.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Institute%20%26%20Co&digits=6&period=30",
  );
  const plus = appLink(secret, "गुड माइंड्स C++", "asha@office.example");
  expect(/issuer=([^&]*)/.exec(plus)?.[1], "as before the colon").toBe(/totp\/(.*):/.exec(plus)?.[1]);
  expect(typedSecret(link)).toBe("GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ");
});
