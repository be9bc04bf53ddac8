import { createContext } from "react";

export const PaperCodes = createContext<Record<string, string | undefined>>({});
