import { createOTP } from "@better-auth/utils/otp";

/** The code that an app shows for the secret of an `otpauth:` link, so many steps of 30 seconds from now. */
export async function appCode(link: string, steps = 0): Promise<string> {
  const secret = new URL(link).searchParams.get("secret") ?? "";
  const bits = [...secret].map((letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  );
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))).toString();
  return createOTP(key).hotp(Math.floor(Date.now() / 30_000) + steps);
}
