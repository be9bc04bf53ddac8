import cluster from "node:cluster";
import { createServer } from "node:http";
import { listenOptions, openWhenReachable } from "../../wait-for-store.ts";

/** Run as a program: of two processes on one port, the first waits for the database, and the second then serves. */
const settings = { port: Number(process.env.PORT), host: "127.0.0.1" };
const away = Object.assign(new Error("The database is away."), { isAway: true });

if (cluster.isPrimary) {
  cluster.fork();
  cluster.on("message", (_worker, said) => {
    if (said === "waits") cluster.fork();
    else process.stdout.write(String(said), () => process.exit());
  });
} else if (cluster.worker?.id === 1) {
  const services = () => Promise.reject(away);
  const createWaitingServer = () => createServer().once("listening", () => process.send?.("waits"));
  const parts = { services, settings, createWaitingServer, log: console };
  await openWhenReachable(parts as unknown as Parameters<typeof openWhenReachable>[0]);
} else {
  const server = createServer();
  server.once("error", (error: NodeJS.ErrnoException) => process.send?.(error.code));
  server.listen(listenOptions(settings), () => process.send?.("serves"));
}
