import type { ReactElement } from "react";
import type { RouterContextProvider, ServerBuild } from "react-router";
import { inLocale, splitLocale } from "#app/platform/i18n/locale.ts";
import type { PostedForm } from "./form-fields.server.ts";

/** Somebody who may send files: each may have one form under way, among those of the same group. */
export interface FileSender {
  whose: string;
  group: string;
  /** How many of the group may send files at once. */
  mostAtOnce: number;
}

interface RouteEntry {
  /** The query names that the page reads (`handle.query`). */
  query: string[];
  /** True for a file like robots.txt, which no one can send a form to. */
  isFile: boolean;
  /** True for what depends on who asks: it is drawn for each request, and never kept. */
  isPrivate: boolean;
  /** True for a page whose answers show what somebody has sent: each is given out once. */
  isShownOnce: boolean;
  /** Which of the page's forms a query asks for, where many of one must not hold up the others. */
  lane: ((query: URLSearchParams) => string | undefined) | undefined;
  /** Answers a form of the page that was sent by script. */
  fragment: AnswerFragment | undefined;
  /** Who sends this form, if they may send files with it: each has one such form under way at a time. */
  takesFiles: ((request: Request, context: RouterContextProvider) => Promise<FileSender | undefined>) | undefined;
}

/** A part of a page: the form that was sent by script, and nothing around it. */
export interface Fragment {
  /** None where the answer is a redirect. */
  form?: ReactElement;
  status: number;
  headers: Headers;
}

export type AnswerFragment = (request: Request, form: PostedForm, context: RouterContextProvider) => Promise<Fragment>;

/** The paths that the route table answers. */
export type RouteTable = Map<string, RouteEntry>;

/** Every path that the route table answers with a page or file of its own. */
export function routeTable(routes: ServerBuild["routes"]): RouteTable {
  const own = Object.values(routes).filter((route) => route !== undefined && route.id !== "root");
  const named = own.filter((route) => !route?.path?.endsWith("*"));
  return new Map(
    named.map((route) => [
      `/${route?.path ?? ""}`,
      {
        query: handleOf(route).query ?? [],
        isFile: route?.module.default === undefined,
        isPrivate: handleOf(route).isPrivate === true,
        isShownOnce: handleOf(route).isShownOnce === true,
        lane: handleOf(route).lane,
        fragment: handleOf(route).fragment,
        takesFiles: handleOf(route).takesFiles,
      },
    ]),
  );
}

/** What a page says of itself for the server. */
type Handle = Partial<Omit<RouteEntry, "isFile">>;

const handleOf = (route: ServerBuild["routes"][string]): Handle => (route?.module.handle ?? {}) as Handle;

/**
 * What a URL asks for: a page by its path as the route table writes it, with only the query that the page reads,
 * each name once and in one order; or, for every path that is no page, the one page that says so. `redirect` is set for a trailing slash.
 * The URL's path must be decodable.
 */
export function canonicalUrl(url: string, known: RouteTable): { address: string; redirect?: string } {
  const mark = url.indexOf("?");
  const path = decodeURIComponent(mark < 0 ? url : url.slice(0, mark));
  const query = mark < 0 ? "" : url.slice(mark + 1);
  const trimmed = path.replace(/\/$/, "") || "/";
  if (path !== trimmed && known.has(trimmed))
    return { address: trimmed, redirect: query ? `${trimmed}?${query}` : trimmed };
  const page = known.get(path);
  if (page === undefined) return { address: inLocale("/*", splitLocale(path).locale) };
  const given = new URLSearchParams(query);
  const read = page.query.filter((name) => given.has(name)).map((name) => [name, given.get(name) ?? ""]);
  return { address: read.length > 0 ? `${path}?${new URLSearchParams(read)}` : path };
}
