const hour = 60 * 60_000;

/** Milliseconds between two lists to the office. */
const listEvery = 10 * 60_000;

/**
 * Whether a mail to the office is sent alone, together with all that wait in one list, or waits until a time (ms since
 * 1970) for the next list.
 */
export type OfficeSlot = "alone" | "listed" | number;

/** Limits the mails that a flood of submissions causes. */
export interface OfficeQuota {
  /** Decides how the next mail is sent; `now` is in milliseconds since 1970. */
  next: (now: number) => OfficeSlot;
  /** Refunds the last mail that was to be sent alone: it was not sent after all. */
  giveBack: () => void;
}

/** Puts it together. A restart resets the quota, so the office may get a few more mails. */
export function createOfficeQuota(mostAlone: number): OfficeQuota {
  const alone: number[] = [];
  let listAt: number | undefined;
  return {
    next(now) {
      // The clock may have been set back in the meantime, here and below.
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
