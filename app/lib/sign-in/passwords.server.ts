import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import type { LimitFunction } from "p-limit";
import createQueue from "p-limit";
import type { AttemptLimit, Backoff } from "#app/lib/limits/backoff.server.ts";
import { busy, type TooMany } from "#app/lib/limits/limits.server.ts";

type QueueResult<Value> = { ok: true; value: Value } | TooMany;

const limitedQueue =
  (mostWaiting: number, queue: LimitFunction) =>
  async <Value>(work: () => Promise<Value>): Promise<QueueResult<Value>> =>
    queue.pendingCount >= mostWaiting ? busy : { ok: true, value: await queue(work) };

/** A hash takes a thread for 250 ms. Three of four threads: files have one, and sign-ins do not wait for changes. */
export function createPasswordQueues() {
  const [signIns, changes] = [createQueue(2), createQueue(1)];
  return {
    signIns: limitedQueue(50, signIns),
    /** For devices and addresses that an account knows: strangers can take only half of the places. */
    knownSignIns: limitedQueue(100, signIns),
    changes: limitedQueue(30, changes),
    /** Never refuses: for people who have proven their identity, which itself is limited. */
    proven: changes,
  };
}

/** Shared by the passwords of all accounts: the threads of the process are the same. */
const queues = createPasswordQueues();

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

/** UTF-16 units, two for each character of a form; a longer one would only cost time. */
const longestPassword = 256;

const queueOf = { stranger: queues.signIns, known: queues.knownSignIns, member: queues.changes };

/** `stranger`; `known`: a person with a device that the account knows; `member`: signed in. */
export type PasswordAsker = keyof typeof queueOf;

interface Passwords {
  check: (hash: string | undefined, password: string, asker: PasswordAsker) => Promise<QueueResult<boolean>>;
  hash: (password: string) => Promise<string>;
  hashNew: (password: string) => Promise<QueueResult<string>>;
  renew: (hash: string, password: string) => Promise<string | undefined>;
}

export function createPasswords(cost?: HashCost): Passwords {
  const { hash, isOutdated, isPasswordOf } = createPasswordHash(cost);
  return {
    check: (stored, password, asker) =>
      queueOf[asker](async () => password.length <= longestPassword && isPasswordOf(stored, password)),
    hash: (password) => queues.proven(() => hash(password)),
    hashNew: (password) => queues.changes(() => hash(password)),
    async renew(stored, password) {
      if (!isOutdated(stored)) return undefined;
      const renewed = await queues.signIns(() => hash(password));
      return renewed.ok ? renewed.value : undefined;
    },
  };
}

/** Wrong passwords for one account from one place, and in total. */
const freeOfPair = 5;
const freeOfAccount = 50;

interface TryKeys {
  pair: string;
  /** Undefined where the account knows the place, so that strangers elsewhere cannot lock the owner out. */
  account?: string | undefined;
}

/** The password was never compared, so it was no guess. */
const isUnchecked = (reason: string) => reason === "tooMany" || reason === "refused";

/** The caller resets the pair once the person is in. @throws Error as the check does */
export async function tryPassword<Checked extends { ok: true } | { ok: false; reason: string }>(
  backoff: Backoff,
  { pair, account }: TryKeys,
  check: () => Promise<Checked>,
): Promise<Checked | TooMany> {
  const ofAccount: AttemptLimit[] = account === undefined ? [] : [[account, freeOfAccount]];
  const slow = await backoff.consume([pair, freeOfPair], ...ofAccount);
  if (!slow.ok) return slow;
  const refundAccount = async () => {
    if (account !== undefined) await backoff.refund(account);
  };
  const refundAll = () => Promise.all([backoff.refund(pair), refundAccount()]);
  const checked = await check().catch(async (error) => {
    await refundAll();
    throw error;
  });
  if (checked.ok) await refundAccount();
  else if (isUnchecked(checked.reason)) await refundAll();
  return checked;
}
