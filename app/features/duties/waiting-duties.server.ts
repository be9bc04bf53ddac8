import type { RouterContextProvider } from "react-router";
import { registerOn } from "#app/features/disclosure/records.server.ts";
import { publicRecordsContext } from "#app/platform/content/public-records.server.ts";
import { today } from "#app/platform/content/today.server.ts";
import { type Urgency, urgencyOf } from "./urgency.ts";

const urgent: ReadonlySet<Urgency> = new Set(["suspended", "over", "week"]);

/** How many rows of the register are urgent, and how many end this month, for the start page. */
export function waitingDuties(context: Readonly<RouterContextProvider>, day = today()) {
  const rows = registerOn(context.get(publicRecordsContext).in("en"), day);
  return {
    urgent: rows.filter((row) => urgent.has(urgencyOf(row, day, day))).length,
    ending: rows.filter(({ state, until }) => state === "ending" && until?.slice(0, 7) === day.slice(0, 7)).length,
  };
}
