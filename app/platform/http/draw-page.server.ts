import { createContext } from "react-router";
import type { PublicRecords } from "#app/platform/content/public-records.server.ts";

/**
 * The router context of what draws a page as a visitor sees it who is not known: by its address, with its language, and
 * with the records that it shows.
 */
export const drawPageContext = createContext<(address: string, records: PublicRecords) => Promise<Response>>();
