import { pino, stdSerializers } from "pino";

/** The log of the server: one line of JSON an entry, to standard output. */
export const log = pino({
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { error: stdSerializers.err },
});
