import { createContext } from "react-router";
import type { RecordKind } from "./kind.ts";

export const kindsContext = createContext<RecordKind[]>();
