import { mkdirSync } from "node:fs";
import { createServer } from "node:http";
import { readSite } from "./read-site.ts";

const { createSite, settings, siteName, log } = await readSite();
mkdirSync(settings.dataDir, { recursive: true });
const server = createServer(createSite());

server.on("error", (error: NodeJS.ErrnoException) => {
  const inUse = `PORT is "${settings.port}", but another program listens there; choose another, as in PORT=3001 npm start.`;
  console.error(error.code === "EADDRINUSE" ? inUse : `The site cannot listen: ${error.message}`);
  process.exit(1);
});

server.listen(settings.port, settings.host, () => {
  log.info({ port: settings.port, dataDir: settings.dataDir }, `serving ${siteName} at ${settings.siteUrl}`);
});

for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.once(signal, () => {
    log.info(`${signal}: no new requests, the open ones are finished`);
    server.prependListener("request", (_request, response) => response.setHeader("Connection", "close"));
    server.close(() => log.info("stopped"));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 5_000).unref();
  });
