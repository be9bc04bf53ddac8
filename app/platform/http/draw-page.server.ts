import { createContext } from "react-router";

/** The router context of what draws a page as a visitor sees it who is not known: by its address, with its language. */
export const drawPageContext = createContext<(address: string) => Promise<Response>>();
