import { createPasswordHash, type HashCost } from "./password-hash.server.ts";
import { type QueueResult, queues } from "./password-queues.server.ts";

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
