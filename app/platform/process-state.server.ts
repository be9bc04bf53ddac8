import type { Secret } from "./crypto/secret.server.ts";
import { isShared } from "./db/engine.server.ts";
import type { Store } from "./db/store.server.ts";
import { type AnsweredStore, createMemoryAnswers } from "./http/answered-store.server.ts";
import { createSharedAnswers } from "./http/shared-answers.server.ts";
import { type Backoff, createBackoff } from "./limits/backoff.server.ts";
import { createLimits, type Limits } from "./limits/limits.server.ts";

/** State that is neither a record nor content, and that all processes serving the site share. */
interface ProcessState {
  limits: Limits;
  backoff: Backoff;
  answers: AnsweredStore;
}

interface Parts {
  store: Store;
  dataDir: string;
  secret: Secret;
  /** Milliseconds since 1970. */
  now: () => number;
  mailsPerHour: number;
}

/** Opens the state: in the database if processes share one, otherwise in memory and the data folder. */
export function openProcessState({ store, dataDir, secret, now, mailsPerHour }: Parts): ProcessState {
  const shared = isShared(store.db) ? store.db : undefined;
  return {
    limits: createLimits({ dataDir, shared, secret, now, mailsPerHour }),
    backoff: createBackoff({ now, shared, secret }),
    answers: shared ? createSharedAnswers(shared, secret, now) : createMemoryAnswers(),
  };
}
