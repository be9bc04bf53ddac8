import { createContext } from "react-router";
import type { PublicRecords } from "#app/platform/content/public-records.server.ts";

export const drawPageContext = createContext<(address: string, records: PublicRecords) => Promise<Response>>();
