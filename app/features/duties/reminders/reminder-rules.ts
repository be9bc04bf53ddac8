import type { Text } from "#app/platform/content/text.ts";
import { dayCount } from "#app/platform/i18n/format.ts";

/** A paper of the register that somebody has to look after. */
export interface WatchedPaper {
  /** Names the paper or, for the members of a committee, the duty: `papers/pci-2026`. */
  name: string;
  title: Text;
  /** The email address of the member of the office who looks after it; without one, the principal does. */
  owner: string | undefined;
  state: "ending" | "over" | "suspended";
  /** Its last day; of a suspended one, the day of the letter. */
  on: string;
  /** How many days before its end its owner is reminded. */
  warnDays: number[];
}

/** A reminder that is due. */
export interface DueReminder {
  /** Reminders with the same key are mailed once. */
  key: string;
  paper: WatchedPaper;
  /** Whether the principal gets it too. */
  isForPrincipal: boolean;
  /** Whether it waits neither for the morning nor for a working day. */
  isAtOnce: boolean;
}

/** From how many days before the end on the principal is reminded too. */
const principalFrom = 7;
const week = 7;

/**
 * The reminder of a paper that is due on a day: only the latest of those before its end, of its last day, and of each
 * week after it, so that a site that was down for a month sends one and not three. On a Monday, it is also Sunday's.
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
