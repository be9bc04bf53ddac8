import type { ConsentBy, Source } from "#app/platform/db/inbox-tables.ts";

export interface Origin {
  source: Source;
  sourceDetail: string | null;
  consentBy: ConsentBy;
}

export const fromSite: Origin = { source: "site", sourceDetail: null, consentBy: "site" };

const named: Partial<Record<string, Source>> = { poster: "poster", school: "schoolVisit", whatsapp: "whatsapp" };

/**
 * From `?from=poster-open-day`, `?from=school-zp-wani` or `?from=whatsapp`. A form posts to its page's address, so that
 * the parameter is kept.
 */
export function originIn(query: URLSearchParams): Origin {
  const [, name = "", detail] = /^([a-z]+)(?:-([\w-]{1,60}))?$/.exec(query.get("from") ?? "") ?? [];
  const source = Object.hasOwn(named, name) ? named[name] : undefined;
  return source ? { ...fromSite, source, sourceDetail: detail ?? null } : fromSite;
}
