import { createCipheriv, createDecipheriv, hash, hkdfSync, type KeyObject, randomBytes } from "node:crypto";
import { xchacha20poly1305 } from "@noble/ciphers/chacha.js";

const algorithm = "aes-256-gcm";
/** What a sealed text begins with; those of the first versions are hexadecimal digits without it. */
const prefix = "v2.";
/** Bytes of a nonce and of a tag: NIST SP 800-38D, section 8.2.2. A key seals far fewer than 2^32 texts. */
const [nonceLength, tagLength] = [12, 16];
const oldNonceLength = 24;

/** The key for a purpose: RFC 5869. */
const keyFor = (key: KeyObject, purpose: string) => Buffer.from(hkdfSync("sha256", key, "", `seal v2:${purpose}`, 32));

/** Encrypts a text for a purpose with AES-256-GCM: letters, digits, `-`, `_` and a dot. */
export function seal(key: KeyObject, purpose: string, text: string): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, keyFor(key, purpose), nonce, { authTagLength: tagLength });
  const bytes = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return prefix + bytes.toString("base64url");
}

/** Whether a text was sealed in the form of the first versions. */
export const isSealedAsBefore = (sealed: string): boolean => !sealed.startsWith(prefix);

/** The text that was sealed. @throws Error when it was changed, or sealed with another key or for another purpose. */
export function openSealed(key: KeyObject, purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed.slice(prefix.length), "base64url");
  const decipher = createDecipheriv(algorithm, keyFor(key, purpose), bytes.subarray(0, nonceLength), {
    authTagLength: tagLength,
  });
  decipher.setAuthTag(bytes.subarray(-tagLength));
  const text = decipher.update(bytes.subarray(nonceLength, -tagLength));
  return Buffer.concat([text, decipher.final()]).toString();
}

/**
 * The text that a first version sealed, with XChaCha20-Poly1305, which Node does not have; its key is the SHA-256 of a
 * secret text. @throws Error as `openSealed` does
 */
export function openOld(secretText: string, sealed: string): string {
  const [key, bytes] = [hash("sha256", secretText, "buffer"), Buffer.from(sealed, "hex")];
  const text = xchacha20poly1305(key, bytes.subarray(0, oldNonceLength)).decrypt(bytes.subarray(oldNonceLength));
  return Buffer.from(text).toString();
}
