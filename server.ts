import { createServer } from "node:http";

/** Names of errors whose message is meant for whoever starts the site. */
const plainErrors = ["SettingError", "ContentError"];

async function readSite() {
  try {
    // The build has no types of its own; it is made from app/site.server.ts.
    const built = "./build/server/index.js";
    return (await import(built)) as typeof import("./app/site.server.ts");
  } catch (error) {
    if (error instanceof Error && plainErrors.includes(error.name)) {
      console.error(error.message);
      process.exit(1);
    }
    throw error;
  }
}

const { createSite, settings, siteName, log } = await readSite();
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
    server.close(() => log.info("stopped"));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 10_000).unref();
  });
