import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** Opens a connection to a server on this machine. @throws for any other host, so that nobody else is attacked. */
export function open(url: string): Socket {
  const { hostname, port } = new URL(url);
  if (hostname !== "127.0.0.1") throw new Error(`${url} is not on this machine; only 127.0.0.1 is attacked.`);
  const socket = connect(Number(port), hostname);
  // A closed connection is a valid answer.
  socket.on("error", () => {});
  return socket;
}

/** Opens a connection and waits until it is established or refused. */
export async function opened(url: string): Promise<Socket> {
  const socket = open(url);
  await Promise.race([once(socket, "connect"), once(socket, "close")]);
  return socket;
}

/** The answers on a connection. */
export interface Reply {
  /** The status of the first answer; 0 when the connection was closed without one. */
  status: number;
  /** The status of every answer. */
  statuses: number[];
  bytes: Buffer;
  /** Whether the time ran out while the connection was still open. */
  hung: boolean;
}

/** Reads a connection until the server closes it or the time is over, and destroys it. */
export function replyOf(socket: Socket, longest = 5_000): Promise<Reply> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let hung = false;
    const late = setTimeout(() => {
      hung = true;
      socket.destroy();
    }, longest);
    socket.on("data", (part: Buffer) => parts.push(part));
    socket.once("close", () => {
      clearTimeout(late);
      const bytes = Buffer.concat(parts);
      const statuses = [...bytes.toString("latin1").matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, code]) =>
        Number(code),
      );
      resolve({ status: statuses[0] ?? 0, statuses, bytes, hung });
    });
    if (socket.destroyed) socket.emit("close");
  });
}

/** Sends raw bytes on a new connection, and reads the answer. */
export async function requestOnce(url: string, bytes: string | Buffer, longest?: number): Promise<Reply> {
  const socket = open(url);
  socket.write(typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes);
  return replyOf(socket, longest);
}

/** The text of a GET request with `Connection: close`. */
export const getText = (path: string, headers: string[] = []): string =>
  [`GET ${path} HTTP/1.1`, "Host: localhost", "Connection: close", ...headers, "", ""].join("\r\n");

/** Runs a task for each item, with limited concurrency. */
export async function inTurns<Item>(items: Iterable<Item>, atOnce: number, act: (item: Item) => Promise<unknown>) {
  const rest = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await act(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** The numbers from 0 to `count` - 1. */
export const times = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
