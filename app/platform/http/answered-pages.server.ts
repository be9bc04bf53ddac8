import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { sessionAfter, sessionOf } from "./session-cookie.server.ts";

/** The query parameter that holds the id of the page that answered a form. */
const name = "answered";

/** How long such a page can be fetched, in milliseconds. */
const lifetime = 10 * 60_000;
/** Limit for all such pages together, in characters. */
const room = 16_000_000;

interface AnsweredPage {
  html: string;
  /** The session the page was rendered for; only its browser may fetch the page. */
  session: string | undefined;
  isShownOnce: boolean;
}

/** The id of the answered page that a URL asks for. */
export const answeredIn = (url: string): string | undefined =>
  new URLSearchParams(url.split("?")[1]).get(name) ?? undefined;

/** Whether the request comes from a page of this site; a browser that sends no Fetch Metadata is trusted. */
const isSameOrigin = ({ headers }: Request) => ["same-origin", null].includes(headers.get("sec-fetch-site"));

/**
 * Stores pages that answered a form. The browser is redirected to them (303), so that a reload fetches the page again
 * and does not send the form again (RFC 9110, section 15.4.4).
 */
export function createAnsweredPages() {
  const pages = new LRUCache<string, AnsweredPage>({
    maxSize: room,
    sizeCalculation: ({ html }) => html.length,
    ttl: lifetime,
    ttlAutopurge: true,
  });

  /** Deletes the pages shown to a member before: the next form may change them. */
  function forget(session: string | undefined): void {
    if (session === undefined) return;
    for (const [id, page] of pages.entries()) if (page.session === session) pages.delete(id);
  }

  return {
    forget,
    /** Stores the page that answered a post. @returns the redirect to it. */
    async redirect(request: Request, response: Response, isShownOnce: boolean): Promise<Response> {
      forget(sessionOf(request));
      const id = randomBytes(16).toString("base64url");
      pages.set(id, { html: await response.text(), session: sessionAfter(request, response), isShownOnce });
      const { pathname, searchParams } = new URL(request.url);
      searchParams.set(name, id);
      const headers = new Headers({ Location: `${pathname}?${searchParams}`, "Cache-Control": "no-store" });
      for (const cookie of response.headers.getSetCookie()) headers.append("Set-Cookie", cookie);
      return new Response(null, { status: 303, headers });
    },
    /** The page that a request asks for; a redirect to the page itself once the answer has expired. */
    answer(request: Request, id: string): Response {
      const page = pages.get(id);
      if (page === undefined || page.session !== sessionOf(request) || !isSameOrigin(request)) {
        const { pathname, searchParams } = new URL(request.url);
        searchParams.delete(name);
        const query = searchParams.size > 0 ? `?${searchParams}` : "";
        return new Response(null, {
          status: 302,
          headers: { Location: pathname + query, "Cache-Control": "no-store" },
        });
      }
      if (page.isShownOnce) pages.delete(id);
      return new Response(page.html, {
        headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
      });
    },
  };
}
