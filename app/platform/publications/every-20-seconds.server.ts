import { log } from "#app/log.server.ts";

/** Milliseconds between two looks, so that what became public is entered within a minute. */
const pause = 20_000;

/** Enters what became public, at the start and every 20 seconds. `stop` waits for a look in progress. */
export function enterPublications(append: () => Promise<number>): { stop: () => Promise<void> } {
  let running = Promise.resolve();
  const look = () => {
    running = running.then(async () => {
      const entries = await append();
      if (entries > 0) log.info({ entries }, "the publication log grew");
    });
    running = running.catch((error) => log.error({ error }, "the publication log could not be written"));
  };
  look();
  const timer = setInterval(look, pause).unref();
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
