import type { Socket } from "node:net";

/** Bytes that the HTTP parser is given at once: more than a request without a body has. */
const pieceSize = 2048;

/**
 * Hands what arrives on a connection to Node's HTTP parser in pieces, as long as the connection is open. The parser
 * makes a request of every line it is given, 1,600 of 64 KB, and cannot be stopped in between: what a client pipelines
 * on a few hundred connections would fill the memory and keep everyone waiting, though the first requests have already
 * closed them (connections.server.ts). For the "connection" event of a server.
 */
export function readInPieces(socket: Socket): void {
  const [parse] = socket.listeners("data") as ((chunk: Buffer) => void)[];
  if (!parse) return;
  socket.removeListener("data", parse);
  socket.on("data", (chunk: Buffer) => {
    for (let start = 0; start < chunk.length; start += pieceSize) {
      if (socket.destroyed || socket.writableEnded) return;
      // The answers so far are not read: the rest waits until they are.
      if (socket.isPaused()) {
        socket.unshift(chunk.subarray(start));
        return;
      }
      parse(chunk.subarray(start, start + pieceSize));
    }
  });
}
