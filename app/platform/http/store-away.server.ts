import { createContext } from "react-router";

/** Router context: whether a page could not be drawn because the store could not be reached, or could not work. */
export const storeAwayContext = createContext(false);

/** The headers of an answer that could not be given, and can be a little later. */
export const tryLater = { "Cache-Control": "no-store", "Retry-After": "10" };
