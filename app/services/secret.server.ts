import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What only this site knows, and what can be made and checked with it. */
export interface Secret {
  /** A digest that nobody without the secret can make or try out. */
  digest: (text: string) => string;
  /** A text with its end of validity (ms) and a seal, to be carried by a visitor. */
  seal: (text: string, expiresAt: number) => string;
  /** What was sealed, or undefined where it was changed or is too old. */
  unseal: (sealed: string, now: number) => string | undefined;
}

/** Whether two texts are the same, in a time that tells nothing of where they differ. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The secret in the data folder, made at the first start; only the owner of the process can read it. */
export function readSecret(dataDir: string): Secret {
  const path = join(dataDir, "secret.key");
  if (!existsSync(path)) writeFileSync(path, randomBytes(32), { mode: 0o600, flush: true });
  const key = createSecretKey(readFileSync(path));
  const digest = (text: string) => createHmac("sha256", key).update(text).digest("base64url");
  const stamp = (text: string, expiresAt: number | string) => `${text}.${expiresAt}`;
  return {
    digest,
    seal: (text, expiresAt) => `${stamp(text, expiresAt)}.${digest(stamp(text, expiresAt))}`,
    unseal(sealed, now) {
      const [text = "", expiresAt = "", mark = ""] = sealed.split(".");
      return isSame(mark, digest(stamp(text, expiresAt))) && Number(expiresAt) > now ? text : undefined;
    },
  };
}
