import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Starts the built site on a free port of this machine, through the door the server uses. */
export async function startSite(): Promise<{ url: string; stop: () => Promise<void> }> {
  const built = "../../build/server/index.js";
  const { createSite } = (await import(built)) as typeof import("../../app/site.server.ts");
  const server = createServer(createSite());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, stop };
}
