import { vi } from "vitest";

/** How long to wait for what a busy machine may take ten times as long for: for `vi.waitFor`, whose own limit is a second. */
export const patient = { timeout: 10_000, interval: 10 };

/** What is looked for again and again until there are so many, or until the time, in milliseconds, is over. */
export const atLeast = <Item>(
  count: number,
  find: () => Item[] | Promise<Item[]>,
  { timeout = patient.timeout, interval = patient.interval } = {},
): Promise<Item[]> =>
  vi.waitFor(
    async () => {
      const found = await find();
      if (found.length < count) throw new Error(`${found.length} of ${count} have come.`);
      return found;
    },
    { timeout, interval },
  );
