import type { RouterContextProvider } from "react-router";
import type { RegisterRow } from "#app/features/disclosure/index.ts";
import { registerOn } from "#app/features/disclosure/records.server.ts";
import { publicRecordsContext } from "#app/platform/content/public-records.server.ts";
import { today } from "#app/platform/content/today.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { type Urgency, urgencyOf } from "./urgency.ts";

const urgent: ReadonlySet<Urgency> = new Set(["suspended", "over", "week"]);

export function waitingRequirements(context: Readonly<RouterContextProvider>, locale: Locale, day = today()) {
  const rows = registerOn(context.get(publicRecordsContext).in(locale), day);
  const titles = (are: (row: RegisterRow) => boolean) => rows.filter(are).map(({ duty }) => duty.title);
  return {
    urgent: titles((row) => urgent.has(urgencyOf(row, day, day))),
    ending: titles(({ state, until }) => state === "ending" && until?.slice(0, 7) === day.slice(0, 7)),
  };
}
