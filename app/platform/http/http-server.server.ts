import { createServer, type RequestListener, type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ServerLimits } from "#app/settings.server.ts";
import { limitArrival } from "./arrival.server.ts";
import { trackConnections } from "./connections.server.ts";
import { readInPieces } from "./read-in-pieces.server.ts";

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
