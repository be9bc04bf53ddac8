import { randomBytes } from "node:crypto";
import { createContext } from "react-router";
import { log } from "#app/log.server.ts";
import type { AnsweredStore } from "./answered-store.server.ts";
import { sessionAfter, sessionAt } from "./session-cookie.server.ts";

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
