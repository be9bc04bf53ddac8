import type { ServerBuild } from "react-router";
import { inLocale, splitLocale } from "#app/words/locale.ts";

/** Query names that pages read; all others are left out of a page's address. */
const readNames = ["event", "mode", "page", "q", "year"];

/** Every path that the route table answers with a page or file of its own. */
export function knownPaths(routes: ServerBuild["routes"]): Set<string> {
  const own = Object.values(routes).filter((route) => route !== undefined && route.id !== "root");
  return new Set(own.map((route) => `/${route?.path ?? ""}`).filter((path) => !path.endsWith("*")));
}

/**
 * What a URL asks for: a page by its path as the route table writes it, with only the query that pages read, in one
 * order; or, for every path that is no page, the one page that says so. `redirect` is set for a trailing slash.
 */
export function plainAddress(url: string, known: Set<string>): { address: string; redirect?: string } {
  const [rawPath = "", query = ""] = url.split("?", 2);
  const path = rawPath.replaceAll("%26", "&");
  const trimmed = path.replace(/\/$/, "") || "/";
  if (path !== trimmed && known.has(trimmed))
    return { address: trimmed, redirect: query ? `${trimmed}?${query}` : trimmed };
  if (!known.has(path)) return { address: inLocale("/*", splitLocale(path).locale) };
  const read = [...new URLSearchParams(query)].filter(([name]) => readNames.includes(name)).sort();
  return { address: read.length > 0 ? `${path}?${new URLSearchParams(read)}` : path };
}
