import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import { createContext } from "react-router";
import type { Secret } from "#app/lib/crypto/secret.server.ts";
import type { AnsweredPageRow, SharedTables } from "#app/lib/db/tables.ts";
import { log } from "#app/log.server.ts";
import { sessionAfter, sessionAt } from "./cookies.server.ts";

const name = "answered";

export const answeredIn = (url: string): string | undefined =>
  new URLSearchParams(url.split("?")[1]).get(name) ?? undefined;

/** A browser that sends no Fetch Metadata is trusted. */
const isSameOrigin = ({ headers }: Request) => ["same-origin", null].includes(headers.get("sec-fetch-site"));

/** The browser is redirected to the answer (303), so that a reload does not send the form again (RFC 9110, 15.4.4). */
export interface AnsweredPages {
  /** The next form may change what the answered pages show. */
  forget: (session: string | undefined) => Promise<void>;
  redirect: (request: Request, response: Response, isShownOnce: boolean) => Promise<Response>;
  answer: (request: Request, id: string) => Promise<Response>;
}

export function createAnsweredPages(store: AnsweredStore): AnsweredPages {
  async function forget(session: string | undefined): Promise<void> {
    if (session !== undefined) await store.forget(session);
  }

  return {
    // They also expire, and the form itself was accepted.
    forget: (session) => forget(session).catch((error) => log.warn({ error }, "answers to forms could not be deleted")),

    async redirect(request, response, isShownOnce) {
      const id = randomBytes(16).toString("base64url");
      const html = await response.text();
      try {
        await forget(sessionAt(request));
        await store.keep(id, { html, session: sessionAfter(request, response), isShownOnce });
      } catch (error) {
        log.warn({ error }, "the answer to a form could not be stored");
        return new Response(html, response);
      }
      const { pathname, searchParams } = new URL(request.url);
      searchParams.set(name, id);
      const headers = new Headers({ Location: `${pathname}?${searchParams}`, "Cache-Control": "no-store" });
      for (const cookie of response.headers.getSetCookie()) headers.append("Set-Cookie", cookie);
      return new Response(null, { status: 303, headers });
    },

    async answer(request, id) {
      const html = isSameOrigin(request) ? await store.read(id, sessionAt(request)) : undefined;
      if (html === undefined) {
        const { pathname, searchParams } = new URL(request.url);
        searchParams.delete(name);
        const query = searchParams.size > 0 ? `?${searchParams}` : "";
        return new Response(null, {
          status: 302,
          headers: { Location: pathname + query, "Cache-Control": "no-store" },
        });
      }
      return new Response(html, {
        headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
      });
    },
  };
}

export const answeredPagesContext = createContext<AnsweredPages>();

const purpose = "answered";
const minute = 60_000;
/** Milliseconds. */
const lifetime = 10 * minute;
/** Characters in each process, so that nobody can fill the memory or the database with invalid forms. */
const room = 16_000_000;

interface AnsweredPage {
  html: string;
  /** Only the browser of this session may fetch the page. */
  session: string | undefined;
  isShownOnce: boolean;
}

export interface AnsweredStore {
  keep: (id: string, page: AnsweredPage) => Promise<void>;
  read: (id: string, session: string | undefined) => Promise<string | undefined>;
  forget: (session: string) => Promise<void>;
  tidy: () => Promise<void>;
  close: () => void;
}

/**
 * Survives restarts and reaches other processes. Hashed sessions and sealed pages: a copy of the database tells
 * nothing.
 */
export function createAnsweredStore(
  db: Kysely<Pick<SharedTables, "answeredPages">>,
  secret: Secret,
  now: () => number,
): AnsweredStore {
  const digestOf = (session: string | undefined) => (session === undefined ? null : secret.hmac(`answered:${session}`));

  async function tidy() {
    await db.deleteFrom("answeredPages").where("expiresAt", "<=", now()).execute();
  }

  const tooMany: string[] = [];
  const stored = new LRUCache<string, true>({
    maxSize: room,
    ttl: lifetime,
    dispose: (_true, id, reason) => reason === "evict" && tooMany.push(id),
  });

  let timer: NodeJS.Timeout | undefined;
  // Pages stored before this start end within a lifetime.
  let lastEnd = now() + lifetime;
  function tidyLater() {
    timer ??= setTimeout(async () => {
      timer = undefined;
      stored.purgeStale();
      await tidy().catch((error) => log.warn({ error }, "answers to forms could not be deleted"));
      if (lastEnd > now()) tidyLater();
    }, minute).unref();
  }
  tidyLater();

  return {
    async keep(id, { html, session, isShownOnce }) {
      const row: AnsweredPageRow = {
        id,
        html: secret.seal(purpose, html),
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
      return page && secret.open(purpose, page.html);
    },
    async forget(session) {
      await db.deleteFrom("answeredPages").where("session", "=", digestOf(session)).execute();
    },
    tidy,
    close: () => clearTimeout(timer),
  };
}
