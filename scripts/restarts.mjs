/** A process that dies this often within this time (milliseconds) is not restarted. */
const mostDeaths = 5;
const within = 60_000;

/** Milliseconds between a death and the restart. */
export const restartPause = 200;

/**
 * Counts the deaths of a process that is restarted.
 * @returns a function to call at each death, with how the process ended; it reports the death, and is false when there
 * were too many for another restart.
 */
export function createRestarts() {
  let deaths = [];
  return (code, signal) => {
    const now = Date.now();
    deaths = [...deaths.filter((time) => time > now - within), now];
    console.error(`The server ended unexpectedly (${signal ?? `code ${code}`}).`);
    if (deaths.length < mostDeaths) return true;
    console.error(`It has ended ${deaths.length} times within a minute, and is not started again: see the log above.`);
    return false;
  };
}
