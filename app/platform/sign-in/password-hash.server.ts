import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

/** scrypt: 2^ln blocks of 128 * r bytes, p times. */
export interface HashCost {
  ln: number;
  r: number;
  p: number;
}

/** OWASP's low-memory parameters: 16 MB for each hash (Password Storage Cheat Sheet, "scrypt"). */
const owaspCost: HashCost = { ln: 14, r: 8, p: 5 };
/** better-auth's parameters, with which older hashes were made. */
const oldCost: HashCost = { ln: 14, r: 16, p: 1 };
/** Makes an old hash take as long as a new one: 2^14 (16 1 + 8 3) = 2^14 8 5. */
const restOfOldCost: HashCost = { ln: 14, r: 8, p: 3 };

const keyBytes = 64;

interface Hash {
  cost: HashCost;
  salt: Buffer;
  key: Buffer;
}

function derive(password: string, salt: Buffer, { ln, r, p }: HashCost): Promise<Buffer> {
  // OpenSSL needs a few KB on top of the blocks.
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: 2 * 128 * 2 ** ln * r };
  // The same text can be typed as different sequences of characters (NIST SP 800-63B, 3.1.1.2).
  const text = password.normalize("NFKC");
  return new Promise((resolve, reject) =>
    scrypt(text, salt, keyBytes, options, (error, key) => (error ? reject(error) : resolve(key))),
  );
}

/** `scrypt$ln=14,r=8,p=5$salt$key` in base64url, or better-auth's `salt:key` in hex, whose salt is used as text. */
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

interface PasswordHash {
  hash: (password: string) => Promise<string>;
  isOutdated: (hash: string) => boolean;
  /** False without a hash, which takes the same time. */
  isPasswordOf: (hash: string | undefined, password: string) => Promise<boolean>;
}

/** A lower cost is for tests only. */
export function createPasswordHash(cost: HashCost = owaspCost): PasswordHash {
  const { ln, r, p } = cost;
  const start = `scrypt$ln=${ln},r=${r},p=${p}$`;

  async function hash(password: string): Promise<string> {
    const salt = randomBytes(16);
    const key = await derive(password, salt, cost);
    return `${start}${salt.toString("base64url")}$${key.toString("base64url")}`;
  }

  return {
    hash,
    isOutdated: (hash) => !hash.startsWith(start),
    async isPasswordOf(stored, password) {
      if (stored === undefined) {
        await hash(password);
        return false;
      }
      const { cost, salt, key } = read(stored);
      const typed = await derive(password, salt, cost);
      if (cost === oldCost) await derive(password, salt, restOfOldCost);
      return timingSafeEqual(typed, key);
    },
  };
}
