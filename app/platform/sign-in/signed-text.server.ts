import type { Secret } from "#app/platform/crypto/secret.server.ts";

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
