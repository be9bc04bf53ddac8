import { inspect } from "node:util";
import { expect } from "vitest";
import { everyPage, type Language } from "./routes.ts";
import { type Visit, visit } from "./visit.ts";

/** A page of the site and its answer. */
export interface SitePage extends Visit {
  path: string;
  language: Language;
  /** Its path in English. */
  address: string;
}

/** Every page, and variants that addresses alone do not list: a missing page, one event, a search. */
export const everyPageAndMore = [
  ...everyPage,
  ...["/no-such-page", "/events/cultural?event=14", "/search?q=fees"].map((path) => [path, "en", path] as const),
];

const visits = new Map<string, Promise<Visit>>();

/** A public page, requested and parsed only once for the tests of a file. */
export function pageAt(path: string): Promise<Visit> {
  const visited = visits.get(path) ?? visit(path);
  visits.set(path, visited);
  return visited;
}

/** A violation of a rule on one line: the expected and the actual value. */
function faultOf(error: unknown): string {
  const { message, actual } = error as { message: string; actual?: unknown };
  return typeof actual === "object"
    ? `${message}: ${inspect(actual, { breakLength: Infinity }).slice(0, 300)}`
    : message;
}

/**
 * Checks a rule on every page, or on those given as `[path, language, address]`; fails with a line for each violation.
 */
export async function expectOfEveryPage(
  rule: (page: SitePage) => void | Promise<void>,
  pages: typeof everyPage = everyPage,
): Promise<void> {
  await Promise.allSettled([...pages].map(([path]) => pageAt(path)));
  const faults: string[] = [];
  for (const [path, language, address] of pages)
    try {
      await rule({ ...(await pageAt(path)), path, language, address });
    } catch (error) {
      faults.push(`${path}: ${faultOf(error)}`);
    }
  expect(faults).toEqual([]);
}
