import { connect } from "node:net";

/** The raw answer: its status, or 0 when the connection was closed without one. */
export interface RawAnswer {
  status: number;
  text: string;
}

/** Sends raw bytes to a server, as no browser would, and reads until it closes the connection. */
export function rawRequest(url: string, bytes: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes, "latin1"));
    const parts: Buffer[] = [];
    socket.on("data", (part) => parts.push(part));
    // The server may close the connection while bytes are still being sent; its answer counts.
    socket.on("error", () => {});
    socket.on("close", () => {
      const text = Buffer.concat(parts).toString("utf8");
      resolve({ status: Number(/^HTTP\/1\.\d (\d{3})/.exec(text)?.[1] ?? 0), text });
    });
  });
}

/** Sends raw bytes, and closes the connection as soon as they are sent. */
export function brokenOff(url: string, bytes: string): Promise<void> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes, () => socket.resetAndDestroy()));
    socket.on("error", () => {});
    socket.on("close", () => resolve());
  });
}

/** A request line and headers, with `Connection: close`. */
export function requestText(line: string, headers: string[] = ["Host: localhost"]): string {
  return `${[line, ...headers, "Connection: close"].join("\r\n")}\r\n\r\n`;
}
