import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { secretFile } from "#app/platform/db/data-dir.server.ts";
import { StoreError } from "#app/platform/db/store-error.server.ts";

/** What only this site knows, and what can be made and checked with it. */
export interface Secret {
  /** A digest that nobody without the secret can make or try out. */
  digest: (text: string) => string;
  /** A text, without dots, with its purpose and end of validity (ms) under a seal, to be carried by a visitor. */
  seal: (purpose: string, text: string, expiresAt: number) => string;
  /** What was sealed for this purpose, or undefined where it was changed or is too old. */
  unseal: (purpose: string, sealed: string, now: number) => string | undefined;
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
  const digest = (text: string) => createHmac("sha256", key).update(text).digest("base64url");
  const markOf = (purpose: string, text: string, expiresAt: number | string) =>
    digest(`${purpose}:${text}.${expiresAt}`);
  return {
    digest,
    seal: (purpose, text, expiresAt) => `${text}.${expiresAt}.${markOf(purpose, text, expiresAt)}`,
    unseal(purpose, sealed, now) {
      const [text = "", expiresAt = "", mark = "", ...more] = sealed.split(".");
      const isWhole = more.length === 0 && isSame(mark, markOf(purpose, text, expiresAt));
      return isWhole && Number(expiresAt) > now ? text : undefined;
    },
  };
}
