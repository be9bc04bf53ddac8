import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import { log } from "#app/log.server.ts";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import type { AnsweredPageRow } from "#app/platform/db/shared-tables.ts";
import type { Tables } from "#app/platform/db/tables.ts";
import { type AnsweredStore, lifetime, room } from "./answered-store.server.ts";

const minute = 60_000;

/**
 * Stores answered pages in the shared database, since the next request may reach another process. Sessions are stored
 * as HMACs, so that a copy of the database cannot be used to sign in. `now` returns milliseconds since 1970.
 */
export function createSharedAnswers(db: Kysely<Tables>, secret: Secret, now: () => number): AnsweredStore {
  const digestOf = (session: string | undefined) => (session === undefined ? null : secret.hmac(`answered:${session}`));

  async function tidy() {
    await db.deleteFrom("answeredPages").where("expiresAt", "<=", now()).execute();
  }

  const tooMany: string[] = [];
  /** Ids of the pages that this process has stored; over the size limit, the oldest pages are deleted. */
  const stored = new LRUCache<string, true>({
    maxSize: room,
    ttl: lifetime,
    dispose: (_true, id, reason) => reason === "evict" && tooMany.push(id),
  });

  let timer: NodeJS.Timeout | undefined;
  let lastEnd = 0;
  /** Deletes expired pages every minute until this process has none left. */
  function tidyLater() {
    timer ??= setTimeout(async () => {
      timer = undefined;
      stored.purgeStale();
      await tidy().catch((error) => log.warn({ error }, "answers to forms could not be deleted"));
      if (lastEnd > now()) tidyLater();
    }, minute).unref();
  }

  return {
    async keep(id, { html, session, isShownOnce }) {
      const row: AnsweredPageRow = {
        id,
        html,
        session: digestOf(session),
        isShownOnce: isShownOnce ? 1 : 0,
        expiresAt: now() + lifetime,
      };
      await db.insertInto("answeredPages").values(row).execute();
      stored.set(id, true, { size: Math.max(html.length, 1) });
      if (tooMany.length > 0) await db.deleteFrom("answeredPages").where("id", "in", tooMany.splice(0)).execute();
      lastEnd = row.expiresAt;
      tidyLater();
    },
    async read(id, session) {
      const digest = digestOf(session);
      // A single statement, so that of two concurrent requests only one gets a page that may be shown once.
      const once = db.deleteFrom("answeredPages").where("id", "=", id).where("isShownOnce", "=", 1);
      const mine = once.where("session", "is not distinct from", digest).where("expiresAt", ">", now());
      const page =
        (await mine.returning("html").executeTakeFirst()) ??
        (await db
          .selectFrom("answeredPages")
          .select("html")
          .where("id", "=", id)
          .where("isShownOnce", "=", 0)
          .where("session", "is not distinct from", digest)
          .where("expiresAt", ">", now())
          .executeTakeFirst());
      return page?.html;
    },
    async forget(session) {
      await db.deleteFrom("answeredPages").where("session", "=", digestOf(session)).execute();
    },
    tidy,
    close: () => clearTimeout(timer),
  };
}
