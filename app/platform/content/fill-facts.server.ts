import type { RouterContextProvider } from "react-router";
import { factFiles, factsIn, withFacts } from "./facts.server.ts";
import { publicRecordsContext } from "./public-records.server.ts";

/** For lists and names; the forms keep `{intake}` and the others. */
export const factFiller =
  (context: Readonly<RouterContextProvider>) =>
  <T>(record: T): T =>
    withFacts(record, () => factsIn(context.get(publicRecordsContext).of(factFiles)));
