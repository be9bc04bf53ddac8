import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

/** What scrypt takes: 2^ln blocks of 128 * r bytes, p times over. */
interface Cost {
  ln: number;
  r: number;
  p: number;
}

/** OWASP's figures for little memory: 16 MB a hash (Password Storage Cheat Sheet, "scrypt"). */
const cost: Cost = { ln: 14, r: 8, p: 5 };
/** What better-auth takes, whose hashes were kept before. */
const oldCost: Cost = { ln: 14, r: 16, p: 1 };
/** With the old one, as much work as a new one: 2^14 * (16 * 1 + 8 * 3) = 2^14 * 8 * 5. */
const restOfOldCost: Cost = { ln: 14, r: 8, p: 3 };

const keyBytes = 64;

interface Hash {
  cost: Cost;
  salt: Buffer;
  key: Buffer;
}

function derive(password: string, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> {
  // OpenSSL counts a few KB on top of the blocks.
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: 2 * 128 * 2 ** ln * r };
  // The same text can be typed in more than one sequence of characters (NIST SP 800-63B, section 3.1.1.2).
  const text = password.normalize("NFKC");
  return new Promise((resolve, reject) =>
    scrypt(text, salt, keyBytes, options, (error, key) => (error ? reject(error) : resolve(key))),
  );
}

/** Reads `scrypt$ln=14,r=8,p=5$salt$key` in base64url, or better-auth's `salt:key` in hex, whose salt is the text. */
function read(hash: string): Hash {
  const current = /^scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(hash);
  if (current) {
    const [, ln, r, p, salt = "", key = ""] = current;
    const bytes = (text: string) => Buffer.from(text, "base64url");
    return { cost: { ln: Number(ln), r: Number(r), p: Number(p) }, salt: bytes(salt), key: bytes(key) };
  }
  const [salt, key] = hash.split(":");
  if (!salt || !key) throw new Error("This is no hash of a password.");
  return { cost: oldCost, salt: Buffer.from(salt), key: Buffer.from(key, "hex") };
}

/** Hashes a password, with all that is needed to check one against it. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  const { ln, r, p } = cost;
  return `scrypt$ln=${ln},r=${r},p=${p}$${salt.toString("base64url")}$${key.toString("base64url")}`;
}

/** Whether a hash was made with other figures than a new one would be. */
export const isOutdated = (hash: string): boolean => !hash.startsWith(`scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$`);

/** Whether a password is the one of a hash. Without a hash it is not, which takes as long to find out. */
export async function isPasswordOf(hash: string | undefined, password: string): Promise<boolean> {
  if (hash === undefined) {
    await hashPassword(password);
    return false;
  }
  const kept = read(hash);
  const key = await derive(password, kept.salt, kept.cost);
  if (kept.cost === oldCost) await derive(password, kept.salt, restOfOldCost);
  return timingSafeEqual(key, kept.key);
}
