import type { PublicRecords } from "#app/platform/content/public-records.server.ts";
import type { MovedTo } from "#app/platform/http/handler.server.ts";
import { inLocale, splitLocale, withoutLocale } from "#app/platform/i18n/locale.ts";
import { type OldAddress, oldAddress } from "./old-address.ts";
import { redirectRecords } from "./records.server.ts";
import type { Redirect } from "./schema.ts";

/** What an old address needs in its query, and where it leads. */
type Rule = Pick<OldAddress, "query"> & { to: string };

/** The rules by path, those that need most first. */
type Rules = Map<string, Rule[]>;

const known = new WeakMap<Redirect[], Rules>();

function rulesOf(redirects: Redirect[]): Rules {
  const before = known.get(redirects);
  if (before) return before;
  const rules: Rules = new Map();
  for (const { from, to } of redirects) {
    const { path = "", query = [] } = oldAddress(from) ?? {};
    rules.set(path, [...(rules.get(path) ?? []), { query, to }]);
  }
  for (const of of rules.values()) of.sort((one, other) => other.query.length - one.query.length);
  known.set(redirects, rules);
  return rules;
}

/** Where an address leads; of one that is a page, by names in its query that the page does not read. */
function ruleFor(rules: Rules, address: string, page: Parameters<MovedTo>[1]): string | undefined {
  const read = oldAddress(address);
  const fits = ({ query }: Rule) =>
    query.every(([name, value]) => read?.query.some((given) => given[0] === name && given[1] === value)) &&
    (page === undefined || (query.length > 0 && !query.some(([name]) => page.query.includes(name))));
  return rules.get(read?.path ?? "")?.find(fits)?.to;
}

/** Where an address leads, or the same one without its language: the old website may have had none. */
function ruleInLocale(rules: Rules, address: string, page: Parameters<MovedTo>[1]): string | undefined {
  const { locale } = splitLocale(address.replace(/\?.*/s, ""));
  const own = ruleFor(rules, address, page);
  const other = own === undefined && locale !== "en" ? ruleFor(rules, withoutLocale(address), page) : undefined;
  return own ?? (other && inLocale(withoutLocale(other), locale));
}

/**
 * Makes the search for old addresses. What is found is an existing page of this site that leads nowhere else, so that
 * redirects end after one step, and on this site.
 * @param isPage whether an address is one of this site's public pages or documents
 */
export function createMovedTo(records: () => PublicRecords, isPage: (address: string) => boolean): MovedTo {
  return (address, page) => {
    const rules = rulesOf(records().of(redirectRecords).redirects.redirects);
    if (rules.size === 0) return undefined;
    const to = ruleInLocale(rules, address, page);
    if (to === undefined || !isPage(to) || ruleInLocale(rules, to, { query: [] }) !== undefined) return undefined;
    const { pathname, search, hash } = new URL(to, "https://here.invalid");
    return pathname + search + hash;
  };
}
