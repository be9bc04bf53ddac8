import { createHmac, randomBytes } from "node:crypto";
import type { Secret } from "./secret.server.ts";

/** 128 random bits as letters, digits, `-` and `_`. */
export const newId = (): string => randomBytes(16).toString("base64url");

/** RFC 4226, 5.3, with SHA-1; a text key is UTF-8. */
export function hotp(key: string | Uint8Array, counter: number, digits = 6): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac("sha1", key).update(message).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, "0");
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** RFC 4648, section 6, without padding. */
export function base32(text: string): string {
  const bits = [...Buffer.from(text)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}

/** In a link, a cookie or a form: anyone can read these texts, and nobody can change them. */
interface SignedText {
  sign: (secret: Secret, text: string, now: number) => string;
  read: (secret: Secret, signed: string, now: number) => string | undefined;
}

/** `life` in milliseconds. */
export const signedText = (purpose: string, life: number): SignedText => ({
  sign: (secret, text, now) => secret.sign(purpose, Buffer.from(text).toString("base64url"), now + life),
  read(secret, signed, now) {
    const text = secret.verify(purpose, signed, now);
    return text === undefined ? undefined : Buffer.from(text, "base64url").toString();
  },
});
