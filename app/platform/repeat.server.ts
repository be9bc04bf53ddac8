import { log } from "#app/log.server.ts";

export interface Repeated {
  stop: () => Promise<void>;
}

interface Repeat {
  /** Milliseconds between two beginnings. */
  every: number;
  isAtOnce?: boolean;
  /** The log's message; the next run comes all the same. */
  failed: string;
}

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
