import type { ReactElement } from "react";
import type { RouterContextProvider, ServerBuild } from "react-router";
import { createContext, matchPath } from "react-router";
import { hasPage } from "#app/platform/content/page-records.server.ts";
import type { PublicRecords } from "#app/platform/content/public-records.server.ts";
import { inLocale, splitLocale } from "#app/platform/i18n/locale.ts";
import type { PostedForm } from "./form-fields.server.ts";
import { isOfficeAddress } from "./office-address.ts";
import { elsewhere } from "./refusal-log.server.ts";

/** A sender who may upload files, one upload at a time, within the limit of their group. */
interface FileSender {
  whose: string;
  group: string;
  /** How many of the group may upload at once. */
  mostAtOnce: number;
  /** The most bytes of a form, for a group that may send several files at once. */
  mostBytes?: number;
  /** True for senders who may be slow, as long as they do not fall silent and nobody is waiting for their slot. */
  isPatient?: boolean;
}

interface RouteEntry {
  /** The route's path with the names of its parameters: `/office/inbox/:reference`. */
  pattern: string;
  /** The query parameters that the page reads (`handle.query`). */
  query: string[];
  /** Query parameters that only the page's forms read (`handle.formQuery`); the page itself ignores them. */
  formQuery: string[];
  /** True for a file like robots.txt, which accepts no forms. */
  isFile: boolean;
  /** True when the response depends on the visitor: it is rendered for each request and never cached. */
  isPrivate: boolean;
  /** True for a page whose answers show what a visitor typed: each is returned only once. */
  isShownOnce: boolean;
  /** The queue lane of a post, by its query, so that many posts of one form do not delay the others. */
  lane: ((query: URLSearchParams) => string | undefined) | undefined;
  /** Answers a form that was sent by script with just the form. */
  fragment: AnswerFragment | undefined;
  /** Whether forms are answered by the whole page alone. */
  takesForms: boolean;
  /** For a page with a parameter: whether there is one of this name. */
  exists: ((records: PublicRecords, name: string) => boolean) | undefined;
  /** Judges who sends a form to the page. @returns the answer to those whose form does not reach it */
  gate: Gate | undefined;
  /** Whether the forms of a page check the session themselves, so that a stranger gets back what they typed. */
  givesBack: boolean;
  /** The sender, if they may upload files with this form; each sender has at most one upload in progress. */
  takesFiles: ((request: Request, context: RouterContextProvider) => Promise<FileSender | undefined>) | undefined;
}

type Gate = (request: Request, context: Readonly<RouterContextProvider>) => Promise<Response | undefined>;

/** The part of a page returned to a script: the form without the page around it. */
export interface Fragment {
  /** Undefined when the answer is a redirect. */
  form?: ReactElement;
  status: number;
  headers: Headers;
}

type AnswerFragment = (request: Request, form: PostedForm, context: RouterContextProvider) => Promise<Fragment>;

/** Looks up routes by path. */
export interface RouteTable {
  /**
   * The page or file at a path; for a page with a parameter (`/notices/:id`), only if there is one of that name. In the
   * office every path has a page; signed-in users see it.
   */
  get: (path: string) => RouteEntry | undefined;
  has: (path: string) => boolean;
}

/**
 * Router context of the route's pattern, by which log messages identify a page, as its path may contain a reference.
 */
export const patternContext = createContext(elsewhere);

/** A path without its last segment: `/notices/` for `/notices/holiday`. */
const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/") + 1);

/**
 * Makes the table of all paths with a page or file. A parameter is the last segment of its path, and the route's
 * `handle.exists` says which values exist, so that others are answered with "not found" without rendering.
 * @param records gives the current public records
 * @throws Error for a parameter without `exists`.
 */
export function routeTable(routes: ServerBuild["routes"], records: () => PublicRecords): RouteTable {
  const own = Object.values(routes).filter((route) => route !== undefined && route.id !== "root");
  const parents = new Set(own.map((route) => route?.parentId));
  // A layout has no address. Of the catch-all routes, only the office's serves pages.
  const isNamed = (path = "") => !path.endsWith("*") || isOfficeAddress(`/${path}`);
  const named = own.filter((route) => route && !parents.has(route.id) && isNamed(route.path));
  const all = new Map<string, RouteEntry>(
    named.map((route) => {
      const pattern = `/${route?.path ?? ""}`;
      // What a layout says holds for every page below it.
      const handle = { ...handleOf(routes[route?.parentId ?? ""]), ...handleOf(route) };
      return [
        pattern,
        {
          pattern,
          query: handle.query ?? [],
          formQuery: handle.formQuery ?? [],
          isFile: route?.module.default === undefined,
          isPrivate: handle.isPrivate === true || isOfficeAddress(pattern),
          isShownOnce: handle.isShownOnce === true,
          lane: handle.lane,
          fragment: handle.fragment,
          takesForms: handle.takesForms === true,
          exists: handle.exists,
          gate: handle.gate,
          givesBack: handle.givesBack === true,
          takesFiles: handle.takesFiles,
        },
      ];
    }),
  );
  const isOpen = (path: string) => isOfficeAddress(path) && /[:*]/.test(path);
  const office = [...all].filter(([path]) => isOpen(path)).sort(([one], [other]) => openness(one) - openness(other));
  for (const [path] of office) all.delete(path);
  const exact = new Map([...all].filter(([path]) => !path.includes(":")));
  const folders = new Map<string, RouteEntry>();
  for (const [path, entry] of all) {
    if (exact.has(path)) continue;
    if (!entry.exists || folderOf(path).includes(":")) throw new Error(`The route ${path} does not say which exist.`);
    folders.set(folderOf(path), entry);
  }
  const get = (path: string) => {
    const found = exact.get(path);
    if (found) return hasPage(records(), splitLocale(path).address) ? found : undefined;
    if (isOfficeAddress(path)) return office.find(([pattern]) => matchPath(pattern, path))?.[1];
    const folder = folderOf(path);
    const entry = folders.get(folder);
    return entry?.exists?.(records(), path.slice(folder.length)) ? entry : undefined;
  };
  return { get, has: (path) => get(path) !== undefined };
}

/** The answer of a page's gate to a form that may not reach the page; undefined for one that may. */
export async function refusalOfForm(
  page: RouteEntry | undefined,
  ...[request, context]: Parameters<Gate>
): ReturnType<Gate> {
  return request.method === "POST" && !page?.givesBack ? page?.gate?.(request, context) : undefined;
}

/** How much of a pattern is variable; patterns are tried in this order. */
const openness = (pattern: string) =>
  (pattern.endsWith("*") ? 100 : 0) + pattern.split(":").length - pattern.split("/").length / 100;

/** What a route module exports about its page for the server. */
type Handle = Partial<Omit<RouteEntry, "pattern" | "isFile">>;

const handleOf = (route: ServerBuild["routes"][string]): Handle => (route?.module.handle ?? {}) as Handle;

/**
 * The canonical form of a URL: the page's path as the route table writes it, with only the query parameters that the
 * page reads, or for a form that it reads, each once and in one order; for every unknown path, the not-found page. `redirect` is set for a trailing
 * slash. The URL's path must be decodable.
 */
export function canonicalUrl(url: string, known: RouteTable, isForm = false): { address: string; redirect?: string } {
  const mark = url.indexOf("?");
  const path = decodeURIComponent(mark < 0 ? url : url.slice(0, mark));
  const query = mark < 0 ? "" : url.slice(mark + 1);
  // Strangers must not be able to tell paths apart: no redirect, and no "not found" for unknown ones.
  if (isOfficeAddress(path)) {
    const address = path.split("/").map(encodeURIComponent).join("/");
    return { address: query ? `${address}?${query}` : address };
  }
  const trimmed = path.replace(/\/$/, "") || "/";
  if (path !== trimmed && known.has(trimmed)) {
    // A header takes no decoded letters.
    const encoded = encodeURI(trimmed).replace(/[?#]/g, encodeURIComponent);
    return { address: trimmed, redirect: query ? `${encoded}?${query}` : encoded };
  }
  const page = known.get(path);
  if (page === undefined) return { address: inLocale("/*", splitLocale(path).locale) };
  const given = new URLSearchParams(query);
  const names = isForm ? [...page.query, ...page.formQuery] : page.query;
  const read = names.filter((name) => given.has(name)).map((name) => [name, given.get(name) ?? ""]);
  // A parameter (/n/:code) may be anything, also what begins a query or a letter that is encoded.
  const encoded = path.replace(/[%?#]/g, encodeURIComponent);
  return { address: read.length > 0 ? `${encoded}?${new URLSearchParams(read)}` : encoded };
}
