import type { ReactElement } from "react";
import { createContext, matchPath, type RouterContextProvider, type ServerBuild } from "react-router";
import { hasPage } from "#app/cms/content/page-records.server.ts";
import type { PublicRecords } from "#app/cms/content/public-records.server.ts";
import { isOfficeAddress } from "#app/lib/http/office-address.ts";
import type { PostedForm } from "#app/lib/http/posted-form.server.ts";
import { elsewhere } from "#app/lib/http/refusals.server.ts";
import { inLocale, splitLocale } from "#app/lib/i18n/locale.ts";

interface FileSender {
  whose: string;
  group: string;
  mostAtOnce: number;
  mostBytes?: number;
  /** True for slow senders, as long as they are not silent and nobody waits for their slot. */
  isPatient?: boolean;
}

interface RouteEntry {
  pattern: string;
  query: string[];
  formQuery: string[];
  isFile: boolean;
  /** True when the response depends on the visitor: it is rendered for each request and never cached. */
  isPrivate: boolean;
  /** True for a page whose answers show what a visitor typed: each is returned only once. */
  isShownOnce: boolean;
  /** Keeps many posts of one form from delaying the others. */
  lane: ((query: URLSearchParams) => string | undefined) | undefined;
  fragment: AnswerFragment | undefined;
  takesForms: boolean;
  exists: ((records: PublicRecords, name: string) => boolean) | undefined;
  gate: Gate | undefined;
  /** The page's forms check the session themselves, so that a stranger gets back what they typed. */
  givesBack: boolean;
  takesFiles: ((request: Request, context: RouterContextProvider) => Promise<FileSender | undefined>) | undefined;
}

type Gate = (request: Request, context: Readonly<RouterContextProvider>) => Promise<Response | undefined>;

export interface Fragment {
  form?: ReactElement;
  status: number;
  headers: Headers;
}

type AnswerFragment = (request: Request, form: PostedForm, context: RouterContextProvider) => Promise<Fragment>;

export interface RouteTable {
  /** For `/notices/:id` only if there is one of that name; in the office every path has a page. */
  get: (path: string) => RouteEntry | undefined;
  has: (path: string) => boolean;
}

/** Log messages name a page by its pattern, as its path may contain a reference. */
export const patternContext = createContext(elsewhere);

const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/") + 1);

/** Names that do not exist are "not found" without rendering. @throws Error for a parameter without `handle.exists` */
export function routeTable(routes: ServerBuild["routes"], records: () => PublicRecords): RouteTable {
  const own = Object.values(routes).filter((route) => route !== undefined && route.id !== "root");
  const parents = new Set(own.map((route) => route?.parentId));
  // A layout has no address. Of the catch-all routes, only the office's serves pages.
  const isNamed = (path = "") => !path.endsWith("*") || isOfficeAddress(`/${path}`);
  const named = own.filter((route) => route && !parents.has(route.id) && isNamed(route.path));
  const all = new Map<string, RouteEntry>(
    named.map((route) => {
      const pattern = `/${route?.path ?? ""}`;
      // A layout's handle holds for every page below it.
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

export async function refusalOfForm(
  page: RouteEntry | undefined,
  ...[request, context]: Parameters<Gate>
): ReturnType<Gate> {
  return request.method === "POST" && !page?.givesBack ? page?.gate?.(request, context) : undefined;
}

const openness = (pattern: string) =>
  (pattern.endsWith("*") ? 100 : 0) + pattern.split(":").length - pattern.split("/").length / 100;

type Handle = Partial<Omit<RouteEntry, "pattern" | "isFile">>;

const handleOf = (route: ServerBuild["routes"][string]): Handle => (route?.module.handle ?? {}) as Handle;

/** Only with query parameters that are read, each once and in one order. The path must be decodable. */
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
