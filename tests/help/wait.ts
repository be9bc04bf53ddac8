import { vi } from "vitest";

/** What is looked for again and again until there are so many, or until the time, in milliseconds, is over. */
export const atLeast = <Item>(
  count: number,
  find: () => Item[] | Promise<Item[]>,
  { timeout = 5000, interval = 10 } = {},
): Promise<Item[]> =>
  vi.waitFor(
    async () => {
      const found = await find();
      if (found.length < count) throw new Error(`${found.length} of ${count} have come.`);
      return found;
    },
    { timeout, interval },
  );
