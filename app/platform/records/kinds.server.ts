import { createContext } from "react-router";
import type { RecordKind } from "./kind.ts";

/** Router context of all kinds of records, in the order of the office's menu. */
export const kindsContext = createContext<RecordKind[]>();
