import { createContext } from "react";

/** The codes of documents by their id, where a page says them. */
export const PaperCodes = createContext<Record<string, string | undefined>>({});
