import { createContext } from "react-router";

export const storeAwayContext = createContext(false);

export const tryLater = { "Cache-Control": "no-store", "Retry-After": "10" };
