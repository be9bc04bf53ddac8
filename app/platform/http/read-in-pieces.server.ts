import type { Socket } from "node:net";

/** Bytes: more than the headers of a typical request. */
const pieceSize = 2048;

/** Node's parser cannot be stopped within a chunk: 64 KB may hold 1,600 requests, and would block everyone. */
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
