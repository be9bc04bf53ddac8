import { log } from "#app/log.server.ts";
import { type Repeated, repeat } from "#app/platform/repeat.server.ts";

/** Milliseconds between two looks, so that what became public is entered within a minute. */
const pause = 20_000;

/** Enters what became public, at the start and every 20 seconds. */
export const enterPublications = (append: () => Promise<number>): Repeated =>
  repeat(
    async () => {
      const entries = await append();
      if (entries > 0) log.info({ entries }, "the publication log grew");
    },
    { every: pause, isAtOnce: true, failed: "the publication log could not be written" },
  );
