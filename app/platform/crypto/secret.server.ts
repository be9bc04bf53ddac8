import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { secretFile } from "#app/platform/db/data-dir.server.ts";
import { StoreError } from "#app/platform/db/store-error.server.ts";

/** What only this site knows, and what can be made and checked with it. */
export interface Secret {
  /** An HMAC (SHA-256) of a text, which nobody without the secret can make or try out. */
  hmac: (text: string) => string;
  /** A text, without dots, signed with its purpose and end of validity (ms), to be carried by a visitor; anyone can read it. */
  sign: (purpose: string, text: string, expiresAt: number) => string;
  /** What was signed for this purpose, or undefined where it was changed or is too old. */
  verify: (purpose: string, signed: string, now: number) => string | undefined;
}

/** Whether two texts are the same, in a time that tells nothing of where they differ. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const keyLength = 32;

/**
 * The secret in the data folder, made at the first start; only the owner of the process can read it.
 * @throws StoreError when the file is there and is no secret.
 */
export function readSecret(dataDir: string): Secret {
  const path = secretFile(dataDir);
  if (!existsSync(path)) {
    writeFileSync(`${path}.part`, randomBytes(keyLength), { mode: 0o600, flush: true });
    renameSync(`${path}.part`, path);
  }
  const bytes = readFileSync(path);
  if (bytes.length !== keyLength)
    throw new StoreError(`"${path}" is no secret of this site; delete it, and codes on their way are asked for again.`);
  const key = createSecretKey(bytes);
  const hmac = (text: string) => createHmac("sha256", key).update(text).digest("base64url");
  const signatureOf = (purpose: string, text: string, expiresAt: number | string) =>
    hmac(`${purpose}:${text}.${expiresAt}`);
  return {
    hmac,
    sign: (purpose, text, expiresAt) => `${text}.${expiresAt}.${signatureOf(purpose, text, expiresAt)}`,
    verify(purpose, signed, now) {
      const [text = "", expiresAt = "", signature = "", ...more] = signed.split(".");
      const isWhole = more.length === 0 && isSame(signature, signatureOf(purpose, text, expiresAt));
      return isWhole && Number(expiresAt) > now ? text : undefined;
    },
  };
}
