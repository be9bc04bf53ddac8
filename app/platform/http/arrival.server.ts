import type { IncomingMessage } from "node:http";

/** Milliseconds for an upload from a slow sender: 40 MB at 6 KB a second. */
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

/** Milliseconds for one request's body; Node's own `requestTimeout` is the same for all requests of a server. */
export function limitArrival(request: IncomingMessage, longest: number, onLate: () => void): void {
  if (!hasBody(request)) return;
  begin(request, longest, onLate);
  const end = () => clearTimeout(limited.get(request)?.timer);
  request.once("end", end).once("close", end);
}

export function allowSlowArrival(request: IncomingMessage): void {
  const known = limited.get(request);
  if (!known) return;
  clearTimeout(known.timer);
  begin(request, longestOfAll, known.onLate);
}
