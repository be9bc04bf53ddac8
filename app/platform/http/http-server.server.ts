import { createServer, type RequestListener, type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ServerLimits } from "#app/settings.server.ts";
import { trackConnections } from "./connections.server.ts";
import { readInPieces } from "./read-in-pieces.server.ts";

const second = 1000;
/** Milliseconds that the headers of a request may take to arrive. */
const longestHead = 20 * second;
/** Milliseconds between two looks at connections whose requests take too long. */
const lookEvery = 5 * second;
/** File descriptors that are left for the store, mails and uploads. */
const otherFiles = 128;

/** The connections that a process may have open: what it is set to, as far as the system allows as many files. */
function mostConnections(set: number): number {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } };
  const files = Number(userLimits?.open_files?.soft ?? Number.POSITIVE_INFINITY);
  return Number.isNaN(files) ? set : Math.max(1, Math.min(set, files - otherFiles));
}

/** Answers a connection that is no HTTP, or that there is no room for, and closes it. */
function closeWith(socket: Socket, status: number, headers: Record<string, string>): void {
  const lines = Object.entries({ ...headers, connection: "close", "content-length": "0" });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n`);
  socket.destroySoon();
}

const statuses: Partial<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * A server that no pattern of connections can stop or silence: it has bounds for connections, for requests on each, for
 * the time a request takes to arrive, and for the time a reader may stall. `headers` go with the answers that it
 * gives itself.
 */
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
    requestTimeout: limits.requestSeconds * second,
    keepAliveTimeout: limits.keepAliveSeconds * second,
  });
  server.maxRequestsPerSocket = limits.requestsPerConnection;
  server.timeout = stalled;

  server.on("connection", (socket: Socket) => {
    readInPieces(socket);
    if (!connections.open(socket)) closeWith(socket, 503, { ...headers, "retry-after": "10" });
  });
  server.on("request", (request, response) => {
    if (connections.begin(response)) listener(request, response);
  });
  // Nothing was sent or read on a connection for a while. An answer that is still being made is waited for.
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
