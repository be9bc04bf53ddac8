import { createPasswordHash, type HashCost } from "./password-hash.server.ts";
import { type Done, passwordQueues as queues } from "./password-queues.server.ts";

/** UTF-16 units of the longest password, two for each character of a form; a longer one would only cost time. */
const longestPassword = 256;

const queueOf = { stranger: queues.signIns, known: queues.knownSignIns, member: queues.changes };

/**
 * Who asks for a password to be checked, which decides the queue: a stranger, a person with a device that the account
 * knows, or a member who is signed in.
 */
export type PasswordAsker = keyof typeof queueOf;

/** Passwords as they are checked and hashed, in the queues that all accounts of this process share. */
interface Passwords {
  /** Whether a password matches a hash; without a hash it does not, which takes the same time. */
  check: (hash: string | undefined, password: string, asker: PasswordAsker) => Promise<Done<boolean>>;
  /** Hashes the password of somebody who has proven who they are; never refused. */
  hash: (password: string) => Promise<string>;
  /** Hashes the password of somebody who registers. */
  hashNew: (password: string) => Promise<Done<string>>;
  /** Hashes a right password again; undefined where its hash was made with today's parameters. */
  renew: (hash: string, password: string) => Promise<string | undefined>;
}

/** Puts them together; a lower cost of hashing is for tests only. */
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
