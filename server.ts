import { createServer } from "node:http";
import { endPlainly, readSite } from "./read-site.ts";

// What is kept has people's details: only the owner reads it.
process.umask(0o077);

const { createSite, closeServices, services, settings, siteName, log } = await readSite();
const { mailFolder } = await services().catch(endPlainly);
const server = createServer(await createSite());

// A photo of 5 MB takes that long on a bad signal; whoever is slower holds up memory.
server.requestTimeout = 180_000;
server.on("error", (error: NodeJS.ErrnoException) => {
  const inUse = `PORT is "${settings.port}", but another program listens there; choose another, as in PORT=3001 npm start.`;
  console.error(error.code === "EADDRINUSE" ? inUse : `The site cannot listen: ${error.message}`);
  process.exit(1);
});

server.listen(settings.port, settings.host, () => {
  log.info({ port: settings.port, dataDir: settings.dataDir }, `serving ${siteName} at ${settings.siteUrl}`);
  if (mailFolder)
    log.info({ mailFolder }, `MAIL_URL is not set: mails are kept, and read at ${settings.siteUrl}/mailbox`);
});

for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.once(signal, () => {
    log.info(`${signal}: no new requests, the open ones are finished`);
    server.prependListener("request", (_request, response) => response.setHeader("Connection", "close"));
    server.close(async () => {
      await closeServices();
      log.info("stopped");
      process.exit(0);
    });
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 5_000).unref();
  });
