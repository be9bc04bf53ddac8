import { inject } from "vitest";
import { type Element, readHtml } from "./html.ts";

/** The address of the site in its own pages. */
export const siteUrl = "https://institute.example";

/** A page as it was answered. */
export interface Visit {
  status: number;
  headers: Headers;
  html: string;
  page: Element;
}

/** Asks the built site for an address as it stands, without following a redirect. */
export const get = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(inject("servedAt") + path, { redirect: "manual", ...init });

/** Asks the built site for a page and reads it. */
export async function visit(path: string, init?: RequestInit): Promise<Visit> {
  const response = await get(path, init);
  const html = await response.text();
  return { status: response.status, headers: response.headers, html, page: readHtml(html) };
}

/** A form's fields as a browser posts them, from a page of the site unless told otherwise. */
export const posted = (fields: Record<string, string>, origin = "https://institute.example"): RequestInit => ({
  method: "POST",
  headers: { origin },
  body: new URLSearchParams(fields),
});
