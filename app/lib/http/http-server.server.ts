import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import type { Socket } from "node:net";
import type { ServerLimits } from "#app/settings.server.ts";

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
function limitArrival(request: IncomingMessage, longest: number, onLate: () => void): void {
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

/** On one connection; browsers and proxies wait for one response before sending the next request. */
const mostUnfinished = 8;

interface Connections {
  /** At the limit, another connection is closed for the new one. False: none can be closed, refuse the new one. */
  open: (socket: Socket) => boolean;
  begin: (response: ServerResponse) => boolean;
  unfinished: (socket: Socket) => ServerResponse[];
}

/**
 * A new visitor replaces an idle or slow one; a client that reads no responses is cut off before they fill the memory.
 */
function trackConnections(mostConnections: number): Connections {
  /** The connection that has been idle for longest comes first. */
  const sockets = new Map<Socket, Set<ServerResponse>>();

  function oldest(isFree: (answers: Set<ServerResponse>) => boolean): Socket | undefined {
    for (const [socket, answers] of sockets) if (isFree(answers)) return socket;
    return undefined;
  }

  function makeRoom(): boolean {
    const isReceiving = ({ req }: ServerResponse) => !req.complete;
    const isSending = ({ headersSent }: ServerResponse) => headersSent;
    const every = (is: (answer: ServerResponse) => boolean) => oldest((answers) => [...answers].every(is));
    const socket = oldest((answers) => answers.size === 0) ?? every(isReceiving) ?? every(isSending);
    if (!socket) return false;
    socket.destroy();
    return sockets.delete(socket);
  }

  return {
    open(socket) {
      if (sockets.size >= mostConnections && !makeRoom()) return false;
      sockets.set(socket, new Set());
      socket.once("close", () => sockets.delete(socket));
      return true;
    },
    begin(response) {
      const { socket } = response.req;
      const answers = sockets.get(socket);
      if (!answers || socket.destroyed) return false;
      if (answers.size >= mostUnfinished) {
        socket.destroy();
        return false;
      }
      answers.add(response);
      response.once("close", () => {
        answers.delete(response);
        // To the end of the map: it is now the most recently active.
        if (sockets.delete(socket)) sockets.set(socket, answers);
      });
      return true;
    },
    unfinished: (socket) => [...(sockets.get(socket) ?? [])],
  };
}

/** Bytes: more than the headers of a typical request. */
const pieceSize = 2048;

/** Node's parser cannot be stopped within a chunk: 64 KB may hold 1,600 requests, and would block everyone. */
function readInPieces(socket: Socket): void {
  const [parse] = socket.listeners("data") as ((chunk: Buffer) => void)[];
  if (!parse) return;
  socket.removeListener("data", parse);
  socket.on("data", (chunk: Buffer) => {
    for (let start = 0; start < chunk.length; start += pieceSize) {
      if (socket.destroyed || socket.writableEnded) return;
      // The client is not reading its responses: the rest waits until it does.
      if (socket.isPaused()) {
        socket.unshift(chunk.subarray(start));
        return;
      }
      parse(chunk.subarray(start, start + pieceSize));
    }
  });
}

const second = 1000;
/** Milliseconds for the headers of a request to arrive. */
const longestHead = 20 * second;
/** Milliseconds between checks for requests that take too long. */
const lookEvery = 5 * second;
/** File descriptors reserved for the store, mails and uploads. */
const otherFiles = 128;

function mostConnections(set: number): number {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } };
  const files = Number(userLimits?.open_files?.soft ?? Number.POSITIVE_INFINITY);
  return Number.isNaN(files) ? set : Math.max(1, Math.min(set, files - otherFiles));
}

function closeWith(socket: Socket, status: number, headers: Record<string, string>): void {
  const lines = Object.entries({ ...headers, connection: "close", "content-length": "0" });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n`);
  socket.destroySoon();
}

const statuses: Partial<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Clients that misbehave cannot stop it. `headers` are for the responses that the server sends itself. */
export function createHttpServer(
  listener: RequestListener,
  limits: ServerLimits,
  headers: Record<string, string>,
): Server {
  const stalled = limits.stalledSeconds * second;
  const connections = trackConnections(mostConnections(limits.connections));
  const server = createServer({
    connectionsCheckingInterval: lookEvery,
    headersTimeout: longestHead,
    // Limited separately for each request (arrival.server.ts).
    requestTimeout: 0,
    keepAliveTimeout: limits.keepAliveSeconds * second,
  });
  server.maxRequestsPerSocket = limits.requestsPerConnection;
  server.timeout = stalled;

  server.on("connection", (socket: Socket) => {
    readInPieces(socket);
    if (!connections.open(socket)) closeWith(socket, 503, { ...headers, "retry-after": "10" });
  });
  server.on("request", (request, response) => {
    if (!connections.begin(response)) return;
    limitArrival(request, limits.requestSeconds * second, () => {
      if (response.headersSent || !request.socket.writable) request.socket.destroy();
      else closeWith(request.socket, 408, headers);
    });
    listener(request, response);
  });
  // Nothing was sent or read for a while. Connections whose response is still in preparation are left open.
  server.on("timeout", (socket) => {
    const unfinished = connections.unfinished(socket);
    if (unfinished.length > 0 && unfinished.every(({ headersSent }) => !headersSent)) socket.setTimeout(stalled);
    else socket.destroy();
  });
  server.on("clientError", (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    const isAnswering = connections.unfinished(socket).some(({ headersSent }) => headersSent);
    if (!socket.writable || isAnswering || error.code === "ECONNRESET") socket.destroy();
    else closeWith(socket, statuses[error.code ?? ""] ?? 400, headers);
  });
  return server;
}
