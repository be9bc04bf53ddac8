import type { Socket } from "node:net";

/** Bytes passed to the HTTP parser at once: more than the headers of a typical request. */
const pieceSize = 2048;

/**
 * Passes what arrives on a connection to Node's HTTP parser in small pieces, as long as the connection is open. The
 * parser cannot be stopped within a chunk, which may contain 1,600 requests in 64 KB: a client pipelining on a few
 * hundred connections would fill the memory and block everyone, even though its first requests already closed them
 * (connections.server.ts). For the "connection" event of a server.
 */
export function readInPieces(socket: Socket): void {
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
