import type { Secret } from "#app/platform/crypto/secret.server.ts";

/** Texts that go through people's hands, in a link, a cookie or a form: anyone can read them, and nobody change them. */
interface SignedText {
  /** Signs a text; `now` in milliseconds since 1970. */
  sign: (secret: Secret, text: string, now: number) => string;
  /** The text that was signed; undefined when it was changed or has expired. */
  read: (secret: Secret, signed: string, now: number) => string | undefined;
}

/** What is signed for one purpose, each for so many milliseconds. */
export const signedText = (purpose: string, life: number): SignedText => ({
  sign: (secret, text, now) => secret.sign(purpose, Buffer.from(text).toString("base64url"), now + life),
  read(secret, signed, now) {
    const text = secret.verify(purpose, signed, now);
    return text === undefined ? undefined : Buffer.from(text, "base64url").toString();
  },
});
