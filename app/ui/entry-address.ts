import { createContext } from "react";

/** The address of the code that a page fetches when a paper or picture is opened. */
export const EntryAddress = createContext("");
