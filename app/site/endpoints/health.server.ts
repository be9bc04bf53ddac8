import { createContext } from "react-router";
import { contentSource } from "#app/cms/content/content-source.server.ts";
import type { Clock } from "#app/lib/db/clock.server.ts";
import type { Store } from "#app/lib/db/database.server.ts";
import type { Outbox } from "#app/lib/mail/outbox.server.ts";
import type { Mail } from "#app/lib/mail/transport.server.ts";
import type { DiskState } from "#app/lib/runtime.server.ts";

export interface Health {
  store: boolean;
  outbox: boolean;
  clock: boolean;
  /** False when the last mail could not be sent, and none has been sent since. */
  mail: boolean;
  disk: boolean;
  /** False when the content folder could not be used at the start, and an earlier copy is shown. */
  content: boolean;
}

/** Milliseconds for which a result is cached, so that frequent checks cost no more than one. */
const lifetime = 1_000;

export function createHealth(
  store: Store,
  outbox: Outbox,
  clock: Clock,
  { mail, disk }: { mail: Pick<Mail, "fault">; disk: () => Promise<DiskState> },
): () => Promise<Health> {
  async function ask(): Promise<Health> {
    const isStoreReady = await store.isReady().catch(() => false);
    const isStuck = !isStoreReady || (await outbox.isStuck().catch(() => true));
    return {
      store: isStoreReady,
      outbox: !isStuck,
      clock: clock.isTrusted(),
      mail: mail.fault() === undefined,
      disk: (await disk().catch(() => "full")) !== "full",
      content: contentSource().isCurrent,
    };
  }
  let known: Promise<Health> | undefined;
  let askedAt = 0;
  return () => {
    if (known === undefined || performance.now() - askedAt > lifetime) {
      askedAt = performance.now();
      known = ask();
    }
    return known;
  };
}

export const healthContext = createContext<() => Promise<Health>>();
