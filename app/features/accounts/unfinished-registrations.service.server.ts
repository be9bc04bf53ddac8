import { log } from "#app/log.server.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import type { UnfinishedRegistrationRow } from "#app/platform/db/account-tables.ts";
import { emailKey } from "#app/platform/limits/email-key.ts";
import type { AccountDependencies } from "./dependencies.server.ts";
import { memberById } from "./members.rows.server.ts";
import { profilePath } from "./ports/documents.server.ts";
import { ServiceError } from "./ports/service-error.server.ts";
import {
  deleteUnfinished,
  insertUnfinished,
  setUnfinishedUid,
  unfinishedOf,
} from "./unfinished-registrations.rows.server.ts";

interface BegunRegistration {
  opened: (uid: string) => Promise<void>;
  over: () => Promise<void>;
  /** What cannot be undone now, or may arrive late, is left to the hourly sweep; until then nobody can sign in. */
  failed: (error: unknown) => Promise<void>;
}

export interface UnfinishedRegistrations {
  /** Undoes first what an earlier registration with the same address has left. @throws Error */
  begin: (email: string) => Promise<BegunRegistration>;
  undoAll: () => Promise<void>;
}

/** Milliseconds after which a registration can no longer be in progress in any process. */
const longest = 2 * 60_000;

/** Milliseconds by which a service's clock may differ. */
const clockError = 60_000;

export function createUnfinishedRegistrations(dependencies: AccountDependencies): UnfinishedRegistrations {
  const { db, identity, documents, sessions, appId, now } = dependencies;

  /** Begun in this process; true while in progress. */
  const here = new Map<string, boolean>();

  async function accountOf({ uid, emailKey, startedAt }: UnfinishedRegistrationRow): Promise<string | undefined> {
    if (uid !== null) return uid;
    const found = await identity.find(emailKey);
    const openedAt = found && (await identity.openedAt(found.uid));
    // An older account was not created by this registration.
    return openedAt !== undefined && openedAt >= startedAt - clockError ? found?.uid : undefined;
  }

  /** Each step can be repeated. */
  async function undo(row: UnfinishedRegistrationRow): Promise<void> {
    const uid = await accountOf(row);
    if (uid === undefined || (await memberById(db, uid))) return;
    // The form was sent twice: the account belongs to the other registration, which completes or undoes it.
    if ((await unfinishedOf(db, row.emailKey)).some((other) => other.id !== row.id && other.uid === uid)) return;
    await documents.remove({ uid }, profilePath(appId, uid));
    await identity.remove(uid);
    await sessions.forget(uid);
  }

  const isUnderWay = ({ id, startedAt }: UnfinishedRegistrationRow) => here.get(id) ?? now() - startedAt < longest;

  async function finish(row: UnfinishedRegistrationRow): Promise<void> {
    await undo(row);
    // A request that timed out may still arrive.
    if (now() - row.startedAt < longest) return;
    await deleteUnfinished(db, row.id);
    here.delete(row.id);
  }

  return {
    async begin(email) {
      const key = emailKey(email);
      for (const row of await unfinishedOf(db, key)) if (!isUnderWay(row)) await finish(row);
      const row: UnfinishedRegistrationRow = { id: newId(), emailKey: key, uid: null, startedAt: now() };
      await insertUnfinished(db, row);
      here.set(row.id, true);
      const over = async () => {
        here.delete(row.id);
        await deleteUnfinished(db, row.id);
      };
      return {
        async opened(uid) {
          row.uid = uid;
          await setUnfinishedUid(db, row.id, uid);
        },
        over,
        async failed(error) {
          here.set(row.id, false);
          try {
            await undo(row);
            if (!(error instanceof ServiceError && error.isOpen)) await over();
          } catch (cause) {
            log.error({ error: cause }, "a registration was not undone in full; it will be retried");
          }
        },
      };
    },
    async undoAll() {
      for (const row of await unfinishedOf(db)) {
        if (isUnderWay(row)) continue;
        await finish(row).catch((error) => log.error({ error }, "a registration was not undone; it will be retried"));
      }
    },
  };
}
