import { dayCount } from "#app/lib/i18n/format.ts";
import type { RegisterRow } from "#app/register/disclosure/state-text.ts";
import { isLookDue } from "#app/register/disclosure/states.ts";

/** The parts of the office's list, the most urgent first; the last two are folded. */
const urgencies = [
  "suspended",
  "over",
  "week",
  "month",
  "soon",
  "missing",
  "awaited",
  "unchecked",
  "inOrder",
  "notApplicable",
] as const;
export type Urgency = (typeof urgencies)[number];

/** How many rows the list asks to check at once. */
const mostUnchecked = 12;

function urgencyOfEnd(until: string, day: string): Urgency {
  const days = dayCount(day, until);
  return days <= 7 ? "week" : days <= 30 ? "month" : "soon";
}

/** @param lastLook the day of the last check, if there was one */
export function urgencyOf(
  { state, until }: Pick<RegisterRow, "state" | "until">,
  day: string,
  lastLook: string | undefined,
): Urgency {
  switch (state) {
    case "suspended":
    case "missing":
    case "notApplicable":
      return state;
    case "lapsed":
      return "over";
    case "ending":
      return until === undefined ? "soon" : urgencyOfEnd(until, day);
    case "applied":
    case "nextAwaited":
    case "lapsedApplied":
      return "awaited";
    default:
      return isLookDue(lastLook, day) ? "unchecked" : "inOrder";
  }
}

/** Rows that end first come first; of rows to check, the longest unchecked. */
export function byUrgency<
  Row extends { urgency: Urgency; until?: string | undefined; lastLook?: { on: string } | undefined },
>(rows: Row[]): [Urgency, Row[]][] {
  const first = ({ urgency, until = "9999", lastLook }: Row) =>
    urgency === "unchecked" ? (lastLook?.on ?? "") : until;
  return urgencies.flatMap((urgency): [Urgency, Row[]][] => {
    const found = rows
      .filter((row) => row.urgency === urgency)
      .sort((one, other) => first(one).localeCompare(first(other)));
    const shown = urgency === "unchecked" ? found.slice(0, mostUnchecked) : found;
    return shown.length > 0 ? [[urgency, shown]] : [];
  });
}

export interface OfficeRow {
  id: string;
  title: string;
  authority: string;
  urgency: Urgency;
  state: string;
  /** The sentence that one usually applies about now, unless something is applied for. */
  usual: string | undefined;
  until: string | undefined;
  paper: string | undefined;
  /** Undefined for the principal. */
  owner: string | undefined;
  /** Whether the entered owner cannot sign in, so that the principal looks after the row. */
  isPrincipalInstead: boolean;
  isUnknown: boolean;
  takesPapers: boolean;
  lastLook: { on: string; byName?: string } | undefined;
}
