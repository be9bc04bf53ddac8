import type { ConsentBy, Source } from "#app/platform/db/inbox-tables.ts";

/** How a submission reached the institute, and how consent was given. */
export interface Origin {
  source: Source;
  /** Which poster or school it was. */
  sourceDetail: string | null;
  consentBy: ConsentBy;
}

/** What comes through the site's forms without saying more. */
export const fromSite: Origin = { source: "site", sourceDetail: null, consentBy: "site" };

const named: Partial<Record<string, Source>> = { poster: "poster", school: "schoolVisit", whatsapp: "whatsapp" };

/**
 * Where the address of a form's page says that the visitor came from: `?from=poster-open-day`, `?from=school-zp-wani` or
 * `?from=whatsapp`. A form is posted to the address of its page, so nothing else has to carry it.
 */
export function originIn(query: URLSearchParams): Origin {
  const [, name = "", detail] = /^([a-z]+)(?:-([\w-]{1,60}))?$/.exec(query.get("from") ?? "") ?? [];
  const source = Object.hasOwn(named, name) ? named[name] : undefined;
  return source ? { ...fromSite, source, sourceDetail: detail ?? null } : fromSite;
}
