import { pino, stdSerializers } from "pino";

/** Bytes of entries that wait in memory while standard output takes none. */
const longestBacklog = 1_000_000;

/** Milliseconds after which standard output is tried again, where no entry does it sooner. */
const tryAgain = 1_000;

/**
 * Standard output, which may be a file on a full disk or a pipe that nobody reads: then entries wait, those beyond the
 * backlog are lost, and the process goes on. The log says how many were lost once it can be written again.
 */
function standardOutput() {
  const output = pino.destination({ dest: 1, sync: true, maxLength: longestBacklog, retryEAGAIN: () => false });
  let lost = 0;
  // An empty entry adds nothing, but makes what waits be written.
  const retry = setTimeout(() => output.write(""), tryAgain).unref();
  output.on("error", () => void retry.refresh());
  output.on("drop", () => {
    lost += 1;
  });
  output.on("write", () => {
    if (lost === 0) return;
    const count = lost;
    lost = 0;
    queueMicrotask(() => log.warn({ lost: count }, "entries of the log were lost: it could not be written"));
  });
  return output;
}

/** The log of the server: one line of JSON an entry, to standard output. */
export const log = pino(
  {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: stdSerializers.err },
  },
  standardOutput(),
);
