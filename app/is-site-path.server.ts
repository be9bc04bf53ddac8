import { isOwnDocument } from "./platform/content/made.ts";
import type { PublicRecords } from "./platform/content/public-records.server.ts";
import { isOfficeAddress } from "./platform/http/office-address.ts";
import { type RouteTable, routeTable } from "./platform/http/route-table.server.ts";
import { withoutLocale } from "./platform/i18n/locale.ts";
import type { IsSitePath } from "./platform/records/missing-pages.ts";

/** Pages for one person or for a time: a link to them leads nowhere. */
const isUnlinkable = (path: string) => isOfficeAddress(path) || ["/setup", "/mailbox"].includes(withoutLocale(path));

export function isPublicPage(known: RouteTable, address: string): boolean {
  const plain = address.replace(/[?#].*/s, "");
  if (!URL.canParse(plain, "https://here.invalid")) return false;
  try {
    const path = decodeURIComponent(plain).replace(/(?<=.)\/$/, "");
    return (known.has(path) && !isUnlinkable(path)) || isOwnDocument(plain);
  } catch {
    return false;
  }
}

export function createIsSitePath(records: () => PublicRecords): IsSitePath {
  let known: RouteTable | undefined;
  return async (address) => {
    // Imported only here: the pages import the services, and tests of services have no pages.
    if (!known || import.meta.env.DEV)
      known = routeTable((await import("virtual:react-router/server-build")).routes, records);
    return isPublicPage(known, address);
  };
}
