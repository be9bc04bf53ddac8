import type { Text } from "#app/platform/content/text.ts";
import { dayCount } from "#app/platform/i18n/format.ts";

export interface WatchedPaper {
  /** Names the paper or, for the members of a committee, the requirement: `papers/pci-2026`. */
  name: string;
  title: Text;
  /** Email address; without one, the principal looks after the paper. */
  owner: string | undefined;
  state: "ending" | "over" | "suspended";
  /** The last day; for a suspended paper, the day of the letter. */
  on: string;
  /** Days before the end. */
  warnDays: number[];
}

export interface DueReminder {
  /** Reminders with the same key are mailed once. */
  key: string;
  paper: WatchedPaper;
  isForPrincipal: boolean;
  /** Whether the mail goes out at night and on holidays too. */
  isAtOnce: boolean;
}

/** Days before the end from which the principal is reminded too. */
const principalFrom = 7;
const week = 7;

/**
 * Only the latest reminder due before the end, on the last day or weekly after it, so that a site that was down for a
 * month sends one and not three. On a Monday, also Sunday's.
 */
export function reminderOf(paper: WatchedPaper, day: string): DueReminder | undefined {
  const { name, state, on, warnDays } = paper;
  if (state === "suspended") return { key: `${name} suspended ${on}`, paper, isForPrincipal: true, isAtOnce: true };
  const days = dayCount(day, on);
  const step =
    days < 0 ? -week * Math.floor(-days / week) : Math.min(...[...warnDays, 0].filter((each) => each >= days));
  if (step === Number.POSITIVE_INFINITY) return undefined;
  return { key: `${name} ${on} ${step}`, paper, isForPrincipal: step <= principalFrom, isAtOnce: false };
}
