import { randomBytes } from "node:crypto";
import { createContext } from "react-router";
import { log } from "#app/log.server.ts";
import type { AnsweredStore } from "./answered-store.server.ts";
import { sessionAfter, sessionAt } from "./session-cookie.server.ts";

/** The query parameter that holds the id of the page that answered a form. */
const name = "answered";

/** The id of the answered page that a URL asks for. */
export const answeredIn = (url: string): string | undefined =>
  new URLSearchParams(url.split("?")[1]).get(name) ?? undefined;

/** Whether the request comes from a page of this site; a browser that sends no Fetch Metadata is trusted. */
const isSameOrigin = ({ headers }: Request) => ["same-origin", null].includes(headers.get("sec-fetch-site"));

/**
 * Pages that answered a form. The browser is redirected to them (303), so that a reload fetches the page again and does
 * not send the form again (RFC 9110, section 15.4.4).
 */
export interface AnsweredPages {
  /** Deletes the answered pages of a session: the next form may change what they show. */
  forget: (session: string | undefined) => Promise<void>;
  /** Stores the page that answered a post. @returns the redirect to it; when it cannot be stored, the page itself. */
  redirect: (request: Request, response: Response, isShownOnce: boolean) => Promise<Response>;
  /** The page that a request asks for; a redirect to the page itself once the answer has expired. */
  answer: (request: Request, id: string) => Promise<Response>;
}

/** Makes the answered pages. */
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

/** The router context of the answered pages. */
export const answeredPagesContext = createContext<AnsweredPages>();
