import { hotp } from "#app/lib/crypto/tokens.server.ts";
import { rowsIn } from "./rows.ts";

/** The code that an app currently shows for the secret of an `otpauth:` link. */
export function appCode(link: string): string {
  const secret = new URL(link).searchParams.get("secret") ?? "";
  const bits = [...secret].map((letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  );
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  return hotp(key, Math.floor(Date.now() / 30_000));
}

/**
 * Forgets which app codes a person has used, as if half a minute had passed, so that a test can always use the current
 * code.
 */
export const forgetCodes = (dataDir: string, email: string) =>
  rowsIn(
    dataDir,
    "UPDATE staffTwoFactors SET lastStep = 0 WHERE userId = (SELECT id FROM staffUsers WHERE email = ?) RETURNING userId",
    email,
  );
