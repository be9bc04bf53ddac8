import cluster from "node:cluster";
import { pino, stdSerializers } from "pino";

/** Bytes of entries that may wait in memory while standard output is blocked. */
const longestBacklog = 1_000_000;

/** Milliseconds until standard output is retried, unless an entry does it sooner. */
const tryAgain = 1_000;

/**
 * Standard output, which may be a file on a full disk or a pipe that nobody reads: then entries wait, those beyond the
 * backlog are lost, and the process continues. Once it can be written again, the log says how many were lost.
 */
function standardOutput() {
  const output = pino.destination({ dest: 1, sync: true, maxLength: longestBacklog, retryEAGAIN: () => false });
  let lost = 0;
  // An empty entry adds nothing, but flushes what waits.
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

/**
 * Fields in which PostgreSQL's errors repeat a row's values, as in "Key (email)=(asha@example.org) already exists.".
 */
const withValues = ["detail", "where", "internalQuery"];

/** An error for the log, without personal data. */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const entries = Object.entries(stdSerializers.err(error));
  return Object.fromEntries(entries.filter(([name]) => !withValues.includes(name)));
}

/** The log of the server: JSON lines on standard output. */
export const log = pino(
  {
    // Which process wrote a line, if there are several.
    base: cluster.worker ? { process: cluster.worker.id } : null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: loggedError },
  },
  standardOutput(),
);
