import cluster from "node:cluster";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import type * as site from "./app/site.server.ts";

/** Milliseconds of the first pause and of the longest. */
const [firstPause, longestPause] = [500, 10_000];

/**
 * Where a server of this process listens: the site, and what answers while it waits. Each process accepts its own
 * connections where the system can share a port: handed over by the parent process, they would hang when this one is
 * killed. Elsewhere node:cluster hands them over. All must do the same, or the port is in use for the others.
 */
export const listenOptions = ({ port, host }: Pick<typeof site.settings, "port" | "host">) => ({
  ...{ port, host },
  reusePort: cluster.isWorker && process.platform === "linux",
});

type Built = Pick<typeof site, "createWaitingServer" | "log" | "services" | "settings">;

/**
 * Opens the services. While the database cannot be reached, as after a power cut, in which both start, it tries again
 * with a growing pause, and answers that it waits.
 */
export async function openWhenReachable({ services, settings, createWaitingServer, log }: Built) {
  // Of several processes one answers: readers are not to reach one that waits while another serves.
  const mayAnswer = cluster.isPrimary || cluster.worker?.id === 1;
  let server: ReturnType<typeof createWaitingServer> | undefined;
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      const opened = await services();
      if (server) {
        log.info("the database can be reached");
        server.close();
        server.closeAllConnections();
        await once(server, "close");
      }
      return opened;
    } catch (error) {
      if (!(error instanceof Error && "isAway" in error && error.isAway)) throw error;
      if (pause === firstPause) console.error(`${error.message} The site waits for it, and tries again by itself.`);
      if (mayAnswer && !server) {
        server = createWaitingServer();
        // Another program on the port is told of when the site itself listens.
        server.on("error", () => {});
        server.listen(listenOptions(settings));
      }
      await wait(pause);
    }
  }
}
