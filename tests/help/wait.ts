import { vi } from "vitest";

/** Time limit for what may take ten times as long on a busy machine: for `vi.waitFor`, whose default is a second. */
export const patient = { timeout: 10_000, interval: 10 };

/** Repeats a query until it returns `count` items or the time limit, in milliseconds, is reached. */
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
