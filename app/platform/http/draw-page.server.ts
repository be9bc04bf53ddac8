import { createContext } from "react-router";
import type { PublicRecords } from "#app/platform/content/public-records.server.ts";

/**
 * Router context of the function that renders a page as an anonymous visitor would see it, given its address with
 * language and the public records to show.
 */
export const drawPageContext = createContext<(address: string, records: PublicRecords) => Promise<Response>>();
