import { connect } from "node:net";

/** What came back over the wire: the status, or 0 when the connection was closed without an answer. */
export interface RawAnswer {
  status: number;
  text: string;
}

/** Sends bytes as they are to a server, as no browser would, and gives what comes back until it closes. */
export function rawRequest(url: string, bytes: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes, "latin1"));
    const parts: Buffer[] = [];
    socket.on("data", (part) => parts.push(part));
    // The server may close while it is still being sent to; what it said before is its answer.
    socket.on("error", () => {});
    socket.on("close", () => {
      const text = Buffer.concat(parts).toString("utf8");
      resolve({ status: Number(/^HTTP\/1\.\d (\d{3})/.exec(text)?.[1] ?? 0), text });
    });
  });
}

/** Sends bytes as they are, and hangs up as soon as they are gone. */
export function brokenOff(url: string, bytes: string): Promise<void> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes, () => socket.resetAndDestroy()));
    socket.on("error", () => {});
    socket.on("close", () => resolve());
  });
}

/** A request line and headers, with the connection to be closed after the answer. */
export function requestText(line: string, headers: string[] = ["Host: localhost"]): string {
  return `${[line, ...headers, "Connection: close"].join("\r\n")}\r\n\r\n`;
}
