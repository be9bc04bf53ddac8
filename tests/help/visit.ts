import { randomInt } from "node:crypto";
import { inject } from "vitest";
import { type Element, readHtml } from "./html.ts";
import { followRedirect } from "./redirect.ts";

/** The URL of the site in its own pages. */
export const siteUrl = "https://institute.example";

/** A page with its response. */
export interface Visit {
  status: number;
  headers: Headers;
  html: string;
  page: Element;
}

/** Reads a response; its page is parsed on first use. */
export async function visitOf(response: Response, headers = response.headers): Promise<Visit> {
  const html = await response.text();
  let page: Element | undefined;
  return {
    status: response.status,
    headers,
    html,
    get page() {
      page ??= readHtml(html);
      return page;
    },
  };
}

/** Requests a URL of the built site literally, without following a redirect. */
export const get = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(inject("servedAt") + path, { redirect: "manual", ...init });

/** Requests a page of the built site; after a form, the page that the browser is redirected to. */
export const visit = async (path: string, init?: RequestInit): Promise<Visit> =>
  visitOf(await followRedirect(await get(path, init), get));

/** The headers of a form from a page of another site, or from an unknown origin. */
export const foreign: Record<string, string | undefined>[] = [
  { origin: "https://evil.example" },
  { origin: "https://institute.example.evil.example" },
  { origin: "http://institute.example" },
  { origin: "null" },
  { origin: undefined },
  { origin: undefined, "sec-fetch-site": "cross-site" },
  { origin: undefined, "sec-fetch-site": "same-site" },
  { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
];

const group = () => randomInt(0x10000).toString(16);

/** An internet address that no other test uses, so that tests share no limits (RFC 3849). */
export const freshAddress = (): string => `2001:db8:${group()}:${group()}::1`;

/**
 * A form's fields as a browser posts them, or a raw body: from a page of the site and from a fresh internet address,
 * unless the headers say otherwise; one that is undefined is not sent.
 */
export function posted(
  fields: Record<string, string> | string,
  headers: Record<string, string | undefined> = {},
): RequestInit {
  const type = "application/x-www-form-urlencoded;charset=UTF-8";
  const all = { origin: siteUrl, "x-forwarded-for": freshAddress(), "content-type": type, ...headers };
  const sent = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    method: "POST",
    headers: sent,
    body: typeof fields === "string" ? fields : String(new URLSearchParams(fields)),
  };
}
