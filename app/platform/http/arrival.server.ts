import type { IncomingMessage } from "node:http";

/** The longest that a slow sender may take who is allowed to, in milliseconds: 40 MB at 6 KB a second. */
const longestOfAll = 2 * 60 * 60_000;

interface Limited {
  timer: NodeJS.Timeout;
  onLate: () => void;
}

const limited = new WeakMap<IncomingMessage, Limited>();

const hasBody = ({ headers }: IncomingMessage) =>
  "transfer-encoding" in headers || Number(headers["content-length"] ?? 0) > 0;

function begin(request: IncomingMessage, longest: number, onLate: () => void): void {
  const timer = setTimeout(() => !request.complete && onLate(), longest);
  timer.unref();
  limited.set(request, { timer, onLate });
}

/**
 * Limits the time that the body of a request may take to arrive, in milliseconds. Node's own `requestTimeout` is one for
 * all requests of a server.
 */
export function limitArrival(request: IncomingMessage, longest: number, onLate: () => void): void {
  if (!hasBody(request)) return;
  begin(request, longest, onLate);
  const end = () => clearTimeout(limited.get(request)?.timer);
  request.once("end", end).once("close", end);
}

/** Lets the body of a request arrive as slowly as the network of its sender is; who reads it notices silence. */
export function allowSlowArrival(request: IncomingMessage): void {
  const known = limited.get(request);
  if (!known) return;
  clearTimeout(known.timer);
  begin(request, longestOfAll, known.onLate);
}
