import { connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A way to a service that can be slow, or cut. */
export interface Way {
  host: string;
  /** Answers come late from now on, in milliseconds. */
  slow: (milliseconds: number) => void;
  /** Ends all connections, and refuses new ones. */
  cut: () => void;
  restore: () => void;
}

/** Opens a way to a host and port. */
export async function wayTo(target: string): Promise<Way> {
  const [, port] = target.split(":");
  const open = new Set<Socket>();
  let [delay, isCut] = [0, false];
  const server = createServer((near) => {
    const far = connect(Number(port), "127.0.0.1");
    for (const each of [near, far]) {
      open.add(each);
      each.on("close", () => open.delete(each)).on("error", () => {});
    }
    if (isCut) near.destroy();
    near.on("data", (bytes) => far.write(bytes)).on("close", () => far.destroy());
    far.on("close", () => near.destroy());
    far.on("data", (bytes) =>
      delay ? setTimeout(() => near.writable && near.write(bytes), delay) : near.write(bytes),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const cut = () => {
    isCut = true;
    for (const each of open) each.destroy();
  };
  onTestFinished(() => {
    cut();
    server.close();
  });
  const address = server.address();
  return {
    host: `127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    slow(milliseconds) {
      delay = milliseconds;
    },
    cut,
    restore() {
      [delay, isCut] = [0, false];
    },
  };
}
