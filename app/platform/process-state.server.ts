import type { Secret } from "./crypto/secret.server.ts";
import { isShared } from "./db/engine.server.ts";
import type { Store } from "./db/store.server.ts";
import { type AnsweredStore, createAnsweredStore } from "./http/answered-store.server.ts";
import { type Backoff, createBackoff } from "./limits/backoff.server.ts";
import { skew } from "./limits/counts.server.ts";
import { createLimits, type Limits } from "./limits/limits.server.ts";
import { openLimitsFile } from "./limits/limits-file.server.ts";

interface ProcessState {
  limits: Limits;
  backoff: Backoff;
  answers: AnsweredStore;
}

interface Parts {
  store: Store;
  dataDir: string;
  secret: Secret;
  now: () => number;
  mailsPerHour: number;
}

/** In the database if processes share one, otherwise in a separate file and in memory. */
export function openProcessState({ store, dataDir, secret, now, mailsPerHour }: Parts): ProcessState {
  const shared = isShared(store.db) ? store.db : undefined;
  const counts = shared ? { db: shared, skew, close: () => {} } : openLimitsFile(dataDir);
  return {
    limits: createLimits({ counts, secret, now, mailsPerHour }),
    backoff: createBackoff({ now, shared, secret }),
    answers: createAnsweredStore(counts.db, secret, now),
  };
}
