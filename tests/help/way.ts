import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A proxy to a server that can be slowed down or cut off. */
export interface Way {
  port: number;
  /** Delays responses from now on, in milliseconds. */
  slow: (milliseconds: number) => void;
  /** Breaks all connections, and refuses new ones. */
  cut: () => Promise<void>;
  restore: () => Promise<void>;
}

/** Opens a proxy to a port of this machine, until it is cut. */
export async function wayTo(target: number): Promise<Way> {
  const sockets = new Set<Socket>();
  let delay = 0;
  const listener = createServer((near) => {
    const far = connect(target, "127.0.0.1");
    for (const each of [near, far]) {
      sockets.add(each);
      each
        .on("error", () => {})
        .on("close", () => {
          sockets.delete(each);
          near.destroy();
          far.destroy();
        });
    }
    near.pipe(far);
    far.on("data", (bytes) =>
      delay ? setTimeout(() => near.writable && near.write(bytes), delay) : near.write(bytes),
    );
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
  return {
    port,
    slow(milliseconds) {
      delay = milliseconds;
    },
    cut,
    async restore() {
      delay = 0;
      if (!listener.listening) await open(port);
    },
  };
}
