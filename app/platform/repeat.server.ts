import { log } from "#app/log.server.ts";

/** Work that is repeated while the site runs. */
export interface Repeated {
  /** Ends the repeating, and waits for a run in progress. */
  stop: () => Promise<void>;
}

interface Repeat {
  /** Milliseconds between two beginnings. */
  every: number;
  /** Whether it also runs at once; otherwise first after `every`. */
  isAtOnce?: boolean;
  /** What the log says of a run that failed; the next one comes all the same. */
  failed: string;
}

/** Repeats work, one run after another. */
export function repeat(work: () => Promise<void>, { every, isAtOnce = false, failed }: Repeat): Repeated {
  let running = Promise.resolve();
  const run = () => {
    running = running.then(work).catch((error) => log.error({ error }, failed));
  };
  if (isAtOnce) run();
  const timer = setInterval(run, every).unref();
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
