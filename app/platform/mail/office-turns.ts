const hour = 60 * 60_000;

/** Milliseconds between two lists to the office. */
const listEvery = 10 * 60_000;

/** Whether a mail to the office goes by itself, in one list with all that wait, or waits until a time for the next list. */
export type OfficeTurn = "alone" | "listed" | number;

/** Keeps a flood of submissions from being a flood of mails. */
export interface OfficeTurns {
  /** What becomes of the next mail; `now` is in milliseconds since 1970. */
  next: (now: number) => OfficeTurn;
  /** Takes the last mail that went alone back: it was not sent after all. */
  giveBack: () => void;
}

/** Puts it together. A new start forgets it, which gives the office a few mails more. */
export function createOfficeQuota(mostAlone: number): OfficeTurns {
  const alone: number[] = [];
  let listAt: number | undefined;
  return {
    next(now) {
      // The clock may have been set back meanwhile, here and below.
      while (alone[0] !== undefined && Math.abs(now - alone[0]) >= hour) alone.shift();
      if (alone.length < mostAlone) {
        alone.push(now);
        return "alone";
      }
      if (listAt === undefined || listAt - now > listEvery) listAt = now + listEvery;
      if (now < listAt) return listAt;
      listAt = undefined;
      return "listed";
    },
    giveBack: () => void alone.pop(),
  };
}
