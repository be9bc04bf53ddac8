import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A way to a server that can be cut: then its connections break, and new ones are refused, until it is restored. */
export interface CutOff {
  port: number;
  cut: () => Promise<void>;
  restore: () => Promise<void>;
}

/** Opens a way to a port of this machine. */
export async function wayTo(target: number): Promise<CutOff> {
  const sockets = new Set<Socket>();
  const listener = createServer((socket) => {
    const beyond = connect(target, "127.0.0.1");
    for (const each of [socket, beyond]) {
      sockets.add(each);
      each
        .on("error", () => {})
        .on("close", () => {
          sockets.delete(each);
          socket.destroy();
          beyond.destroy();
        });
    }
    socket.pipe(beyond).pipe(socket);
  });
  const open = async (port: number) => void (await once(listener.listen(port, "127.0.0.1"), "listening"));
  async function cut() {
    if (!listener.listening) return;
    const closed = once(listener, "close");
    listener.close();
    for (const socket of sockets) socket.resetAndDestroy();
    await closed;
  }
  await open(0);
  const { port } = listener.address() as AddressInfo;
  onTestFinished(cut);
  return { port, cut, restore: () => open(port) };
}
