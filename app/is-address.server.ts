import { isMadeDocument } from "./platform/content/made.ts";
import { isOfficeAddress } from "./platform/http/office-address.ts";
import { type RouteTable, routeTable } from "./platform/http/route-table.server.ts";

let known: RouteTable | undefined;

/** Whether an address of this site, as a link has it, leads everyone to a page or a document that is there. */
export async function isAddress(address: string): Promise<boolean> {
  // Imported only here: the pages import the services, and tests of services have no pages.
  if (!known || import.meta.env.DEV) known = routeTable((await import("virtual:react-router/server-build")).routes);
  const plain = address.replace(/[?#].*/s, "");
  if (!URL.canParse(plain, "https://here.invalid")) return false;
  try {
    const path = decodeURIComponent(plain).replace(/(?<=.)\/$/, "");
    return (known.has(path) && !isOfficeAddress(path)) || isMadeDocument(plain);
  } catch {
    return false;
  }
}
