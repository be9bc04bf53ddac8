import type { PublicRecords } from "#app/cms/content/public-records.server.ts";
import type { MovedTo } from "#app/cms/http/handler.server.ts";
import { filesOfKinds } from "#app/cms/records/kind-files.server.ts";
import { inLocale, splitLocale, withoutLocale } from "#app/lib/i18n/locale.ts";
import { type OldAddress, oldAddress, type Redirect, redirectsKind } from "./redirects.ts";

export const redirectRecords = filesOfKinds(redirectsKind);

type Rule = Pick<OldAddress, "query"> & { to: string };

/** By path, those with the most query conditions first. */
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

/** For an address that is a page, only rules on query names that the page does not read apply. */
function ruleFor(rules: Rules, address: string, page: Parameters<MovedTo>[1]): string | undefined {
  const read = oldAddress(address);
  const fits = ({ query }: Rule) =>
    query.every(([name, value]) => read?.query.some((given) => given[0] === name && given[1] === value)) &&
    (page === undefined || (query.length > 0 && !query.some(([name]) => page.query.includes(name))));
  return rules.get(read?.path ?? "")?.find(fits)?.to;
}

/** Also tries the address without its language, as the old website may have had none. */
function ruleInLocale(rules: Rules, address: string, page: Parameters<MovedTo>[1]): string | undefined {
  const { locale } = splitLocale(address.replace(/\?.*/s, ""));
  const own = ruleFor(rules, address, page);
  const other = own === undefined && locale !== "en" ? ruleFor(rules, withoutLocale(address), page) : undefined;
  return own ?? (other && inLocale(withoutLocale(other), locale));
}

/** A target is always an existing page of this site (`isPage`) and no old address: redirects end after one step. */
export function createRedirectLookup(records: () => PublicRecords, isPage: (address: string) => boolean): MovedTo {
  return (address, page) => {
    const rules = rulesOf(records().of(redirectRecords).redirects.redirects);
    if (rules.size === 0) return undefined;
    const to = ruleInLocale(rules, address, page);
    if (to === undefined || !isPage(to) || ruleInLocale(rules, to, { query: [] }) !== undefined) return undefined;
    const { pathname, search, hash } = new URL(to, "https://here.invalid");
    return pathname + search + hash;
  };
}
