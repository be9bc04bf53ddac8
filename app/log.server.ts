import cluster from "node:cluster";
import { pino, stdSerializers } from "pino";

/** Bytes of entries that may wait in memory while standard output is blocked. */
const longestBacklog = 1_000_000;

/** Milliseconds until standard output is retried, unless an entry does it sooner. */
const tryAgain = 1_000;

/** On a full disk or an unread pipe entries wait or are lost; later the log says how many. */
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

/** PostgreSQL's errors repeat a row's values here, such as "Key (email)=(asha@example.org) already exists.", and the
 * pool's `client` has the database's name and address. */
const omittedFields = ["detail", "where", "internalQuery", "client"];

/** Without personal data. */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const entries = Object.entries(stdSerializers.err(error));
  return Object.fromEntries(entries.filter(([name]) => !omittedFields.includes(name)));
}

const levelNames: Record<number, string> = {
  40: "\u001b[33mWARNING\u001b[0m ",
  50: "\u001b[31mERROR\u001b[0m ",
  60: "\u001b[31mERROR\u001b[0m ",
};

const asText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

/** For a terminal: time, message, fields; each address on its own line, so that it is seen. */
export function readableEntry(line: string): string {
  const { level, time, msg = "", error, ...fields } = JSON.parse(line);
  const clock = new Date(time).toTimeString().slice(0, 8);
  const message = String(msg).replace(/ ?(https?:\/\/\S+)/g, "\n\n    \u001b[1m$1\u001b[0m\n");
  const details = Object.entries(fields).map(([name, value]) => `\n         ${name}: ${asText(value)}`);
  const fault = error ? `\n         ${error.stack ?? asText(error)}` : "";
  return `${clock} ${levelNames[level] ?? ""}${message}${details.join("")}${fault}\n`;
}

/** JSON lines on standard output, or readable lines where that is a terminal. */
export const log = pino(
  {
    // Which process wrote a line, if there are several.
    base: cluster.worker ? { process: cluster.worker.id } : null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: loggedError },
  },
  process.stdout.isTTY ? { write: (line: string) => void process.stdout.write(readableEntry(line)) } : standardOutput(),
);
