import type { ReactElement } from "react";
import type { RouterContextProvider, ServerBuild } from "react-router";
import { inLocale, splitLocale } from "#app/platform/i18n/locale.ts";
import type { PostedForm } from "./form-fields.server.ts";

/** A sender who may upload files: each may have one upload in progress, within the limit of its group. */
export interface FileSender {
  whose: string;
  group: string;
  /** How many of the group may send files at once. */
  mostAtOnce: number;
}

interface RouteEntry {
  /** The query parameters that the page reads (`handle.query`). */
  query: string[];
  /** True for a file like robots.txt, which accepts no forms. */
  isFile: boolean;
  /** True when the response depends on who asks: it is rendered for each request and never cached. */
  isPrivate: boolean;
  /** True for a page whose answers show what somebody has sent: each is returned only once. */
  isShownOnce: boolean;
  /** Which of the page's forms a query asks for, so that many of one form do not hold up the others. */
  lane: ((query: URLSearchParams) => string | undefined) | undefined;
  /** Answers a form of the page that was sent by script, with the form only. */
  fragment: AnswerFragment | undefined;
  /** Who sends this form, if they may send files with it: each sender has one such form in progress at a time. */
  takesFiles: ((request: Request, context: RouterContextProvider) => Promise<FileSender | undefined>) | undefined;
}

/** Part of a page: the form that was sent by script, without the page around it. */
export interface Fragment {
  /** Undefined when the answer is a redirect. */
  form?: ReactElement;
  status: number;
  headers: Headers;
}

export type AnswerFragment = (request: Request, form: PostedForm, context: RouterContextProvider) => Promise<Fragment>;

/** The paths that the route table answers. */
export type RouteTable = Map<string, RouteEntry>;

/** Every path that has its own page or file in the route table. */
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

/** What a route module exports about its page for the server. */
type Handle = Partial<Omit<RouteEntry, "isFile">>;

const handleOf = (route: ServerBuild["routes"][string]): Handle => (route?.module.handle ?? {}) as Handle;

/**
 * The canonical form of a URL: the page's path as the route table writes it, with only the query parameters that the
 * page reads, each once and in one order; for every unknown path, the not-found page. `redirect` is set for a trailing
 * slash. The URL's path must be decodable.
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
